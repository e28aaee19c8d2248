/** Everything that needs a server, by its address. */
import { Nowhere } from '../screens/Nowhere.tsx';
import { Hall } from './Hall.tsx';
import { Join } from './Join.tsx';
import { OnlineScreen } from './OnlineScreen.tsx';
import { placeOf } from './place.ts';

export function AtServer({ parts }: { readonly parts: readonly string[] }) {
  const place = placeOf(parts);
  if (!place) return <Nowhere path={`/online/${parts.join('/')}`} />;
  switch (place.at) {
    case 'hall':
      return <Hall part={place.part} />;
    case 'join':
      return <Join {...place} />;
    case 'room':
      return <OnlineScreen match={place.match} watch={null} />;
    case 'watch':
      return <OnlineScreen match={place.match} watch={place.watch} />;
  }
}

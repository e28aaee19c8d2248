/** Everything that needs a server, by its address. */
import { later } from '../page/later.ts';
import { go } from '../page/route.ts';
import { Nowhere } from '../screens/Nowhere.tsx';
import { Hall } from './Hall.tsx';
import { Join } from './Join.tsx';
import { OnlineScreen } from './OnlineScreen.tsx';
import { placeOf, routeTo } from './place.ts';

const ReplayScreen = later(async () => (await import('../screens/ReplayScreen.tsx')).ReplayScreen);

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
    case 'replay':
      return (
        <ReplayScreen
          source={{ online: place.match, ...(place.watch !== '' && { watch: place.watch }) }}
          onHome={() => go(routeTo({ at: 'hall', part: 'mine' }))}
          onBranch={(key) => go({ at: 'match', key })}
        />
      );
    case 'watch':
      return <OnlineScreen match={place.match} watch={place.watch} />;
  }
}

/** On a phone, the match that waits stands above everything else. */
import { useEffect, useState } from 'react';
import { Icon } from '../art/Icon.tsx';
import { type Kept, keptList } from '../match/store.ts';
import { hrefOf } from '../page/route.ts';
import { useSettings } from '../page/settings.ts';
import { wordsOf } from '../words/words.ts';

export function GoOn() {
  const words = wordsOf(useSettings().language);
  const [match, setMatch] = useState<Kept | null>(null);
  useEffect(() => {
    void keptList().then(
      (all) => setMatch(all.find(({ winners }) => winners === null) ?? null),
      () => setMatch(null),
    );
  }, []);
  if (!match) return null;
  const name = words.pitch[match.game]?.name ?? match.game;
  return (
    <a className="go-on" href={hrefOf({ at: 'match', key: match.key })} data-go-on={match.key}>
      <Icon name="ball" />
      <span>
        <b>{words.goOn}</b> {[name, match.score?.join('–')].filter(Boolean).join(', ')}
      </span>
      <Icon name="chev" />
    </a>
  );
}

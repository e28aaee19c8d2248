/** Which game a screen is about. */

import { gameIds } from '../games/shelf.ts';
import { hrefOf, type Route } from '../page/route.ts';
import { useSettings } from '../page/settings.ts';
import { screenWords } from '../words/screens.ts';
import { wordsOf } from '../words/words.ts';

export function GameChoice({ game, to }: { readonly game: string; readonly to: (game: string) => Route }) {
  const { language } = useSettings();
  return (
    <nav className="game-choice" aria-label={screenWords(language).game}>
      {gameIds.map((id) => (
        <a key={id} href={hrefOf(to(id))} data-game={id} aria-current={id === game ? 'page' : undefined}>
          {wordsOf(language).pitch[id].name}
        </a>
      ))}
    </nav>
  );
}

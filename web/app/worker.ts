/**
 * The one worker file: a match lives in it; under other names its bots think in it, or a game is looked up while nobody plays. It is
 * loaded once, whatever it is used for.
 */
import { serveLibrary } from '../library/serve.ts';
import { BOTS, serveMatch, serveThinkers } from '../match/serve.ts';

if (self.name.startsWith(BOTS)) void serveThinkers(self.name.slice(BOTS.length));
else if (self.name === 'library') serveLibrary();
else serveMatch();

/** The worker in which a game is looked up while nobody plays it. */
import { serveLibrary } from './serve.ts';

serveLibrary();

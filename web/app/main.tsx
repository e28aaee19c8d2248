// First of all: what screens and pieces bring along comes after it.
import '../style/style.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Sprite } from '../art/Icon.tsx';
import { keep } from '../page/offline.ts';
import { apply, settingsNow } from '../page/settings.ts';
import { learn } from '../words/lexicon.ts';
import { App } from './App.tsx';

apply();
// Not awaited here: what is learnt may itself need something of this file.
void learn(settingsNow().language).then(() =>
  createRoot(document.getElementById('table')!).render(
    <StrictMode>
      <Sprite />
      <App />
    </StrictMode>,
  ),
);

/** Milliseconds in which whoever has come to play has the machine to themselves. */
const SETTLED = 4000;
// Once everything is here, the table needs no connection any more.
setTimeout(keep, SETTLED);

/** Looking at a match again. */
import type { Language } from '../match/scene.ts';

interface ReplayWords {
  readonly replay: string;
  readonly otherSide: string;
  readonly playOn: string;
  readonly run: string;
  readonly pause: string;
  readonly speed: string;
  readonly back: string;
  readonly forth: string;
  readonly toStep: (n: number) => string;
  readonly openFile: string;
  readonly saveFile: string;
  readonly report: string;
}

export const replayWords: { readonly [language in Language]: ReplayWords } = {
  en: {
    replay: 'Replay',
    otherSide: 'Other side',
    playOn: 'Play on from here',
    run: 'Play',
    pause: 'Pause',
    speed: 'Speed',
    back: 'One step back',
    forth: 'One step on',
    toStep: (n) => `Go to step ${n}`,
    openFile: 'Open a match file',
    saveFile: 'Save as a file',
    report: 'Report a fault',
  },
  fr: {
    replay: 'Rediffusion',
    otherSide: "L'autre côté",
    playOn: "Jouer à partir d'ici",
    run: 'Lire',
    pause: 'Pause',
    speed: 'Vitesse',
    back: 'Un pas en arrière',
    forth: 'Un pas en avant',
    toStep: (n) => `Aller au choix ${n}`,
    openFile: 'Ouvrir un fichier de partie',
    saveFile: 'Enregistrer',
    report: 'Signaler une erreur',
  },
};

/** What somebody likes: language, looks, motion, where the table passes for them, and forgetting all of it. */

import { levels } from '@touchline/bots';
import { stops } from '@touchline/host';
import { languageNames, languages } from '@touchline/text';
import { useState } from 'react';
import { type Failure, failureOf } from '../match/failure.ts';
import { forgetEverything } from '../match/store.ts';
import {
  type Settings as Chosen,
  change,
  forgetSettings,
  motions,
  palettes,
  sounds,
  speeds,
  textSizes,
  themes,
  useSettings,
} from '../page/settings.ts';
import { Offline } from '../pieces/Offline.tsx';
import { Volume } from '../pieces/Volume.tsx';
import { turnSound } from '../sound/hear.ts';
import { roomWords } from '../words/rooms.ts';
import { screenWords } from '../words/screens.ts';
import { wordsOf } from '../words/words.ts';
import { Failed } from './Failed.tsx';
import { Frame } from './Frame.tsx';
import { KeyWishes } from './KeyWishes.tsx';
import { Sure } from './Sure.tsx';
import '../style/library.css';
import '../style/wishes.css';

export function Settings() {
  const settings = useSettings();
  const [words, screens] = [wordsOf(settings.language), screenWords(settings.language)];
  const { wishes } = roomWords(settings.language);
  const [done, setDone] = useState('');
  const [failed, setFailed] = useState<Failure | null>(null);
  const forget = async () => {
    try {
      await forgetEverything();
      await forgetSettings();
      setDone(roomWords(settings.language).wishes.forgotten);
    } catch (error) {
      setFailed(failureOf(error));
    }
  };
  return (
    <Frame at="settings" className="library wishes">
      <main>
        <h1>{screens.settings}</h1>
        <section aria-labelledby="seen">
          <h2 id="seen">{wishes.seen}</h2>
          <Choice of="language" legend={words.language} all={languages} name={(one) => languageNames[one]} />
          <Choice of="theme" legend={words.theme} all={themes} name={(one) => words.themes[one]} />
          <Choice of="palette" legend={wishes.palette} all={palettes} name={(one) => wishes.palettes[one]} />
          <Choice of="textSize" legend={wishes.textSize} all={textSizes} name={(one) => wishes.textSizes[one]} />
          <Choice
            of="motion"
            legend={wishes.motion}
            all={motions}
            name={(one) => wishes.motions[one][0]}
            about={(one) => wishes.motions[one][1]}
          />
          <Choice
            of="speed"
            legend={wishes.speed}
            all={speeds}
            name={(one) => wishes.speeds[one][0]}
            about={(one) => wishes.speeds[one][1]}
          />
          <Choice of="sound" legend={wishes.sound} all={sounds} name={(one) => wishes.sounds[one]} />
          <Volume label={words.sound.volume} />
        </section>
        <section aria-labelledby="playing">
          <h2 id="playing">{wishes.playing}</h2>
          <Choice
            of="level"
            legend={wishes.level}
            all={levels.map(({ name }) => name)}
            name={(one) => `${levels.findIndex(({ name }) => name === one) + 1} ${one}`}
            about={(one) => words.levels[one]}
          />
          <Choice of="stop" legend={wishes.stop} all={stops} name={(one) => wishes.stops[one][0]} about={(one) => wishes.stops[one][1]} />
        </section>
        <section aria-labelledby="keys">
          <h2 id="keys">{words.keys}</h2>
          <KeyWishes />
        </section>
        <section aria-labelledby="kept">
          <h2 id="kept">{wishes.kept}</h2>
          <p>{wishes.keptAbout}</p>
          <Offline />
          <Sure className="btn danger" label={wishes.forgetAll} really={wishes.reallyAll} onClick={() => void forget()} />
          <p role="status">{done}</p>
          <Failed why={failed} />
        </section>
      </main>
    </Frame>
  );
}

/** What is one of a few. */
type Wish = Exclude<keyof Chosen, 'keys' | 'volume' | 'soundOffered' | 'offlineTold'>;

interface ChoiceProps<K extends Wish> {
  readonly of: K;
  readonly legend: string;
  readonly all: readonly Chosen[K][];
  readonly name: (one: Chosen[K]) => string;
  readonly about?: (one: Chosen[K]) => string;
}

function Choice<K extends Wish>({ of, legend, all, name, about }: ChoiceProps<K>) {
  const now = useSettings()[of];
  const choose = (one: Chosen[K]) => {
    if (of === 'sound') turnSound(one === 'on');
    else change({ [of]: one });
  };
  return (
    <fieldset className={about ? 'wish long' : 'wish'}>
      <legend>{legend}</legend>
      {all.map((one) => (
        <label key={one}>
          <input type="radio" name={of} checked={one === now} onChange={() => choose(one)} />
          <span>
            <b>{name(one)}</b>
            {about && <small>{about(one)}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

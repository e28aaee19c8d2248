/** An address that leads to nothing says so. */
import { hrefOf } from '../page/route.ts';
import { useSettings } from '../page/settings.ts';
import { screenWords } from '../words/screens.ts';
import { Frame } from './Frame.tsx';

export function Nowhere({ path }: { readonly path: string }) {
  const words = screenWords(useSettings().language).nowhere;
  return (
    <Frame at="unknown" className="nowhere">
      <main>
        <h1>{words.title}</h1>
        <p>{words.text(path)}</p>
        <a className="btn" href={hrefOf({ at: 'home' })}>
          <b>{words.home}</b>
        </a>
      </main>
    </Frame>
  );
}

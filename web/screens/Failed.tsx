/** Something could not be loaded: what, and why. */
import { useSettings } from '../page/settings.ts';
import { screenWords } from '../words/screens.ts';

export function Failed({ why }: { readonly why: string }) {
  const words = screenWords(useSettings().language);
  if (why === '') return null;
  return (
    <p className="failed" role="alert">
      <b>{words.cannotOpen}</b> {why}
    </p>
  );
}

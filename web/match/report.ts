/** A fault with all that is needed to find it again. */
import type { Settings } from '../page/settings.ts';

interface Fault {
  /** As whoever saw it tells it. */
  readonly happened: string;
  /** What went wrong, if the page noticed. */
  readonly details: string;
}

/** The match with what is needed to find a fault again; `touchline replay` opens it as any other. A damaged one goes with it as it is. */
export function reportOf(text: string, settings: Settings, { happened, details }: Fault): string {
  const version = import.meta.env.VITE_VERSION ?? '';
  const report = { version, settings, browser: navigator.userAgent, ...(happened && { happened }), ...(details && { details }) };
  try {
    return JSON.stringify({ ...JSON.parse(text), report });
  } catch {
    return JSON.stringify({ text, report });
  }
}

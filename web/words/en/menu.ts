import type { MenuWords } from '../menu.ts';

export const words: MenuWords = {
  about: {
    undo: 'your last answer, as long as it has shown nobody anything new',
    rewind: 'to your last decision, whatever was answered since; the match becomes practice',
    hint: 'what a bot would do in your place',
    log: 'what has happened so far',
    rules: 'the rule behind this question, beside the match',
    save: 'the match so far, to be opened again on any device',
    report: 'tell what went wrong, with the match in a file',
    concede: 'give up this match',
  },
  concede: {
    title: 'Give up this match?',
    text: 'The match ends at once, and it counts as lost.',
    stay: 'Play on',
    concede: 'Concede',
  },
  report: {
    title: 'Report a fault',
    ask: 'What happened, and what should have happened?',
    example: 'I played … and expected … Instead …',
    holds:
      'This saves a file on your device. It holds the match so far (every hand and deck included), your settings, and which browser and version this is. Nothing is sent anywhere.',
    save: 'Save the report',
    saved: (name) => `Saved as ${name}, in the folder where your browser puts downloads.`,
    then: 'Attach this file when you tell whoever runs this table, or the authors of Touchline, about the fault: they can play the match up to this point again.',
  },
  offline: {
    missing: 'Playing without a connection is not ready: this browser has not kept the games. They are fetched when a match begins.',
    coming: 'The games are being kept on this device, to be played without a connection.',
    ready: 'Ready to be played without a connection: every game is kept on this device.',
  },
  beside: { alone: 'On a page of its own', loading: 'The rules are being loaded …' },
};

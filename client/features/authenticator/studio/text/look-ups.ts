import type { MatchView } from '#shared/schemas/memory-collections.ts';
import type { Focus } from './undo.ts';

/** What was looked up for the text in hand. */

export interface Alternatives {
  focus: Focus;
  items: readonly MatchView[];
}

export interface LookUps {
  /** What Alt with a digit takes, for the field it was looked up for. */
  alternatives: () => Alternatives | undefined;
  setAlternatives: (alternatives: Alternatives | undefined) => void;
  /** What the concordance looks up. */
  lookedUp: () => string;
  lookUp: (text: string) => void;
}

export function createLookUps(notify: () => void): LookUps {
  let alternatives: Alternatives | undefined;
  let lookedUp = '';
  return {
    alternatives: () => alternatives,
    setAlternatives(next) {
      alternatives = next;
    },
    lookedUp: () => lookedUp,
    lookUp(text) {
      lookedUp = text;
      notify();
    },
  };
}

import { useState } from 'react';
import { isTouched, rebase, startDraft, type Saved } from './draft.ts';

export interface DraftControls<T> {
  value: T;
  basedOn: number;
  isTouched: boolean;
  change: (part: Partial<T>) => void;
  replace: (value: T) => void;
  /** Answers a clash: a publication replaces the last version. */
  keepMine: () => void;
  /** Takes the facts in force. */
  discard: () => void;
  /** Notes that `value` was published from here. */
  publishedAs: (version: number, value: T) => void;
}

/** A draft of loaded facts: edited fields stay when a colleague publishes, the others update. */
export function useDraft<T extends object>(saved: Saved<T>): DraftControls<T> {
  const [kept, setDraft] = useState(() => startDraft(saved));
  const draft = rebase(kept, saved);
  if (draft !== kept) setDraft(draft);
  return {
    value: draft.value,
    basedOn: draft.basedOn,
    isTouched: isTouched(draft),
    change: (part) => setDraft((before) => ({ ...before, value: { ...before.value, ...part } })),
    replace: (value) => setDraft((before) => ({ ...before, value })),
    keepMine: () => setDraft((before) => ({ ...before, basedOn: before.saved.latest })),
    discard: () => setDraft((before) => ({ ...before, value: before.saved.published, basedOn: before.saved.latest })),
    publishedAs: (version, value) => setDraft((before) => ({ ...before, sent: { version, value } })),
  };
}

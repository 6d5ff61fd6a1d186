import type { Phrase, PhraseKind } from '#shared/phrase.ts';

export type { Phrase } from '#shared/phrase.ts';

/** Source, target, and a note where the word misleads. */
type Row = readonly [source: string, target: string, note?: string];

/** Phrases of one kind, written as rows; `country` for those of one country's papers. */
export function phrases(kind: PhraseKind, rows: readonly Row[], country?: string): readonly Phrase[] {
  return rows.map(([source, target, note]) => ({
    source,
    target,
    kind,
    ...(country === undefined ? {} : { country }),
    ...(note === undefined ? {} : { note }),
  }));
}

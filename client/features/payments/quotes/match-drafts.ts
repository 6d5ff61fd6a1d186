import type { z } from 'zod';
import type { DocumentView } from '#shared/schemas/documents.ts';
import type { savedQuote } from '#shared/schemas/quotes.ts';

export type SavedQuote = z.output<typeof savedQuote>;
export type QuotedLine = SavedQuote['lines'][number];

type Draft = Pick<
  DocumentView,
  'id' | 'filename' | 'pages' | 'translationType' | 'isBankStatement' | 'speed' | 'isMailed'
>;

const keyOf = (line: Omit<Draft, 'id' | 'filename'>): string =>
  [line.pages, line.translationType, line.isBankStatement, line.speed, line.isMailed].join(' ');

/** A draft for each line of a quote, as the server matches them; undefined where none fits. */
export function matchDrafts<D extends Draft>(lines: readonly QuotedLine[], drafts: readonly D[]): (D | undefined)[] {
  const left = [...drafts];
  return lines.map((line) => {
    const index = left.findIndex((draft) => keyOf(draft) === keyOf(line));
    return index < 0 ? undefined : left.splice(index, 1)[0];
  });
}

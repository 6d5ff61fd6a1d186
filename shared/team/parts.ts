/** Papers that are split between translators: each part is a span of pages, and one holder certifies all. */

export interface PageSpan {
  fromPage: number;
  toPage: number;
}

export const partLimits = { parts: 20, abovePages: 1000 } as const;

/** Describes why spans do not cover every page exactly once; undefined if they do. */
export function findSpanFault(spans: readonly PageSpan[], pages: number): string | undefined {
  const [only] = spans;
  if (spans.length === 1 && only) return 'One part is the whole document: assign it instead.';
  let next = 1;
  for (const { fromPage, toPage } of spans.toSorted((one, other) => one.fromPage - other.fromPage)) {
    if (toPage < fromPage) return `A part goes from page ${fromPage} back to ${toPage}.`;
    if (fromPage < next) return `Page ${fromPage} is in two parts.`;
    if (fromPage > next) return `Page ${next} is in no part.`;
    next = toPage + 1;
  }
  if (spans.length > 0 && next <= pages) return `Page ${next} is in no part.`;
  return next > pages + 1 ? `The document has ${pages} pages.` : undefined;
}

/** Whether a page is in one of the spans. */
export function isInSpans(spans: readonly PageSpan[], page: number): boolean {
  return spans.some(({ fromPage, toPage }) => fromPage <= page && page <= toPage);
}

/** `pages 3–5`, `page 3`. */
export function spanWords({ fromPage, toPage }: PageSpan): string {
  return fromPage === toPage ? `page ${fromPage}` : `pages ${fromPage}–${toPage}`;
}

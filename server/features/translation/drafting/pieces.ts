import type { DraftNote } from '#shared/schemas/translation-text.ts';
import type { DraftOrigin } from '#shared/translation-text.ts';

/** English of a piece of text, with where it comes from. */
export interface Piece {
  target: string;
  from: DraftOrigin;
  detail: string | null;
  similarity: number | null;
  /** A name, number or date that was carried over, for fields whose label is all that was translated. */
  isCopied?: boolean;
  /** Keeps its capital inside a sentence: nationalities, months, names. */
  isProper?: boolean;
}

/** The least certain origin of a block's pieces names the block's draft. */
const certainty: Readonly<Record<DraftOrigin, number>> = {
  engine: 0,
  workflow: 1,
  memory: 2,
  phrasebook: 3,
  rule: 4,
};

const detailMax = 500;

export function noteOf(pieces: readonly Piece[]): DraftNote {
  const from = pieces.reduce<DraftOrigin>(
    (least, piece) => (certainty[piece.from] < certainty[least] ? piece.from : least),
    'rule',
  );
  const details = [...new Set(pieces.flatMap(({ detail }) => (detail === null ? [] : [detail])))];
  const similarities = pieces.flatMap(({ similarity }) => (similarity === null ? [] : [similarity]));
  const detail = details.join(' · ');
  return {
    from,
    detail: detail === '' ? null : detail.slice(0, detailMax),
    similarity: similarities.length === 0 ? null : Math.min(...similarities),
  };
}

export function byRule(target: string, more: Partial<Piece> = {}): Piece {
  return { target, from: 'rule', detail: null, similarity: null, ...more };
}

/** Joins pieces with their separators; undefined if one of them is unknown. */
export function joined(
  pieces: readonly (Piece | undefined)[],
  join: (targets: readonly string[]) => string,
): Piece | undefined {
  const known = pieces.filter((piece) => piece !== undefined);
  if (known.length < pieces.length || known.length === 0) return undefined;
  const { from, detail, similarity } = noteOf(known);
  return { target: join(known.map(({ target }) => target)), from, detail, similarity };
}

/** A text without the letters at its ends that match; `before` is taken first. */
export function splitEnds(text: string, before: RegExp | undefined, after: RegExp) {
  let start = 0;
  while (before && start < text.length && before.test(text.charAt(start))) start += 1;
  let end = text.length;
  while (end > start && after.test(text.charAt(end - 1))) end -= 1;
  return { before: text.slice(0, start), inner: text.slice(start, end), after: text.slice(end) };
}

/** `Tân Lập Commune`, `District 1`. */
const unitName =
  /^\p{Lu}[\p{L}'’]*(?: \p{Lu}[\p{L}'’]*)* (?:Ward|District|Commune|Hamlet|City|Province|Town|Street|Quarter)$|^(?:District|Ward|Hamlet|Quarter) \d+$/u;

/** Keeps a lowercase start, unless the English begins with a proper noun or acronym. */
export function withCaseOf(source: string, piece: Piece): string {
  const isSmall = /^\p{Ll}/u.test(source) && !piece.isProper;
  const isAcronym = /^\p{Lu}{2}|^I\b/u.test(piece.target);
  const isCountry =
    /^(?:Mr\.|Ms\.|Dr\.|Fr\.|Miss|Maître|Brazil|Portug|Mexic|Spain|Spanish|German|Argentin|Colombia|Poland|Polish|Ukrain|Netherlands|Dutch|Belgi|Surinam|Türk|Turk|Chile|Peru|America|United|Federa|Republic|January|February|March|April|May|June|July|August|September|October|November|December)/.test(
      piece.target,
    );
  return isSmall && !isAcronym && !isCountry && !unitName.test(piece.target)
    ? piece.target.charAt(0).toLowerCase() + piece.target.slice(1)
    : piece.target;
}

/** `12 maja 2021 r.`, `12 травня 2021 р.`: the point is the abbreviation's. */
export function endsWithYear(text: string): boolean {
  return /\d{4}\s?[rр]\.\s*$/u.test(text);
}

/** The final punctuation of the source that the target lacks: phrases match without it. */
export function missingEnd(source: string, target: string): string {
  if (endsWithYear(source)) return '';
  return /[.;:!?]$/.test(target) ? '' : (/[.;:!?]$/.exec(source)?.[0] ?? '');
}

/** Japanese and Chinese sentences follow each other without a space. */
export function spaceAfter(sentence: string): string {
  return sentence.slice(sentence.trimEnd().length) || ' ';
}

/** Ends with a full stop where the source has one in its own script, such as `。`. */
export function closed(target: string, sentence: string): string {
  const text = target.trimEnd();
  const isOpen = /[。．]\s*$/u.test(sentence) && text !== target && !/[.;:!?]$/.test(text);
  return isOpen ? `${text}.${target.slice(text.length)}` : target;
}

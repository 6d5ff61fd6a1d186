import { sanitizeFilename } from '#shared/files.ts';

/**
 * Titles of papers: from the certificate ("Birth certificate · João P."), before it from the order or the file name.
 */

/** Kind of deliveries without a stated one. */
export const unknownKind = 'Personal document';

/** Facts stated by the current certificate; null before certification. */
export interface CertifiedPaper {
  paperKind: string;
  /** Names in Latin letters, as certified. */
  holders: string[];
}

/** First name and initial of the last: `João Pereira da Silva` → `João S.`, `SILVA, João` → `João S.` */
export function abbreviateName(name: string): string {
  const [before = '', after = ''] = name.split(',', 2);
  const words = `${after} ${before}`.split(/\s+/).filter(Boolean);
  const [first, ...others] = words;
  if (first === undefined) return '';
  const last = others.findLast((word) => /^\P{Ll}/u.test(word)) ?? others.at(-1);
  const initial = last === undefined ? undefined : /\p{L}\p{M}*/u.exec(last)?.[0];
  return initial === undefined ? shorten(first) : `${shorten(first)} ${initial.toLocaleUpperCase('en')}.`;
}

function shorten(word: string): string {
  const letters = Array.from(word);
  return letters.length > 24 ? `${letters.slice(0, 23).join('')}…` : word;
}

/** A title's words in the reader's language. */
export interface TitleWords {
  /** A name in the direction of its letters. */
  name: (name: string) => string;
  kind: (kind: string) => string;
  two: (first: string, second: string) => string;
  more: (first: string, others: number) => string;
}

const english: TitleWords = {
  name: (name) => name,
  kind: (kind) => kind,
  two: (first, second) => `${first} and ${second}`,
  more: (first, others) => `${first} and ${others} others`,
};

/** `João S.`, `João S. and Ana P.`, `João S. and 2 others`; empty without holders. */
function nameHolders([first, second, ...others]: readonly string[], words: TitleWords): string {
  if (first === undefined) return '';
  if (second === undefined) return words.name(abbreviateName(first));
  if (others.length === 0) return words.two(words.name(abbreviateName(first)), words.name(abbreviateName(second)));
  return words.more(words.name(abbreviateName(first)), others.length + 1);
}

/** Kind and abbreviated holders of a certified paper; undefined where the kind is unknown. */
export function certifiedTitle(certified: CertifiedPaper | null | undefined, words = english): string | undefined {
  if (!certified || certified.paperKind === '' || certified.paperKind === unknownKind) return undefined;
  const holders = nameHolders(certified.holders, words);
  const kind = words.kind(certified.paperKind);
  return holders === '' ? kind : `${kind} · ${holders}`;
}

export interface TitledPaper {
  filename: string;
  certified?: CertifiedPaper | null | undefined;
  /** The customer's description from the order, shown until certification. */
  ordered?: CertifiedPaper | null | undefined;
  /** The owner's own name for the delivery. */
  displayName?: string | null | undefined;
}

/** First line of a paper: its owner's name for it, else the certified or ordered title, else the file's name. */
export function paperTitle({ filename, certified, ordered, displayName }: TitledPaper, words = english): string {
  return displayName ?? certifiedTitle(certified, words) ?? certifiedTitle(ordered, words) ?? filename;
}

/** Second line of a paper: the certified title below its owner's name for it, else the file's name below the title. */
export function paperSubtitle(paper: TitledPaper, words = english): string | undefined {
  const title = paperTitle(paper, words);
  if (paper.displayName != null) return certifiedTitle(paper.certified, words);
  return title === paper.filename ? undefined : paper.filename;
}

/** Both lines as one name, for labels and messages: `Birth certificate · João S. (certidao.pdf)`. */
export function paperName(paper: TitledPaper, words = english): string {
  const title = paperTitle(paper, words);
  return title === paper.filename ? title : `${title} (${paper.filename})`;
}

/** Download name of a certified paper: `Birth certificate - João S. - TFE7K2M9Q.pdf`. */
export function paperFilename(certified: CertifiedPaper | null | undefined, code: string): string | undefined {
  const title = certifiedTitle(certified);
  return title === undefined ? undefined : sanitizeFilename(`${title.replace(' · ', ' - ')} - ${code}.pdf`);
}

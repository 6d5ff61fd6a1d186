import { describeService } from '#shared/pricing.ts';
import type { TranslationType } from '#shared/translation-types.ts';

/** Lines of an offer: stored in English, which the PDF states, and taken apart for pages in other languages. */

interface Offered {
  pages: number;
  translationType: TranslationType;
  isBankStatement: boolean;
}

export interface OfferedPaper extends Offered {
  filename: string;
}

/** `birth.pdf: Certified Translation, 3 pages`. */
export function describeOffered({ filename, ...paper }: OfferedPaper): string {
  return filename + wordingOf(paper);
}

function wordingOf({ pages, ...service }: Offered): string {
  return `: ${describeService(service)}, ${String(pages)} ${pages === 1 ? 'page' : 'pages'}`;
}

/** Undefined for the desk's own lines, and for a paper that was worded otherwise. */
export function readOffered(text: string, paper: Offered | undefined): OfferedPaper | undefined {
  if (!paper || !text.endsWith(wordingOf(paper))) return undefined;
  const { pages, translationType, isBankStatement } = paper;
  return { filename: text.slice(0, -wordingOf(paper).length), pages, translationType, isBankStatement };
}

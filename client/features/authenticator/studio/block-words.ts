import { countOf } from '#shared/plural.ts';
import type { FindingLevel, TextFinding } from '#shared/schemas/studio.ts';
import type { DraftNote, TextBlock } from '#shared/schemas/translation-text.ts';
import type { BlockKind, DraftOrigin, SourceMark } from '#shared/translation-text.ts';

/** Words of the studio for kinds, states and origins. */

export const kindWords: Readonly<Record<BlockKind, string>> = {
  heading: 'Heading',
  paragraph: 'Paragraph',
  field: 'Field',
  table: 'Table',
  mark: 'Mark',
  note: 'Translator’s note',
};

export const markWords: Readonly<Record<SourceMark, string>> = {
  seal: 'Seal',
  stamp: 'Stamp',
  signature: 'Signature',
  emblem: 'Emblem',
  photo: 'Photo',
  fingerprint: 'Fingerprint',
  barcode: 'Barcode or QR code',
  handwriting: 'Handwriting',
  erasure: 'Erasure',
  illegible: 'Illegible',
  blank: 'Blank space',
};

/** Before a finding's sentence, for screen readers. */
export const levelWords: Readonly<Record<FindingLevel, string>> = {
  law: 'Error',
  answer: 'To answer',
  advice: 'Advice',
};

export const levelStyles: Readonly<Record<FindingLevel, string>> = {
  law: 'text-seal',
  answer: 'text-warn',
  advice: 'text-ink-3',
};

/** `2 errors, 1 to answer`; empty without either. */
export function openWordsOf(findings: readonly Pick<TextFinding, 'level'>[]): string {
  const errors = findings.filter(({ level }) => level === 'law').length;
  const answers = findings.filter(({ level }) => level === 'answer').length;
  return [errors > 0 ? countOf(errors, 'error') : '', answers > 0 ? `${answers} to answer` : '']
    .filter((words) => words !== '')
    .join(', ');
}

const originWords: Readonly<Record<DraftOrigin, string>> = {
  memory: 'From memory',
  phrasebook: 'Phrasebook',
  rule: 'Rule',
  engine: 'Engine',
  workflow: 'Workflow',
};

/** `From memory 82 %`, `Phrasebook`, `DeepL`. */
export function originOf({ from, detail, similarity }: DraftNote): string {
  const words = from === 'engine' && detail !== null && detail.length <= 24 ? detail : originWords[from];
  return similarity === null ? words : `${words} ${Math.round(similarity * 100)} %`;
}

/** Caption of a block's state. */
export function stateOf(block: TextBlock): string {
  switch (block.state) {
    case 'untranslated':
      return 'Not translated';
    case 'drafted':
      return block.draft ? originOf(block.draft) : 'Drafted';
    case 'edited':
      return 'Edited';
    case 'confirmed':
      return block.confirmedByName === null ? 'Confirmed' : `Confirmed by ${block.confirmedByName}`;
  }
}

export interface MarkChoice {
  mark: SourceMark;
  target: string;
  keywords?: string;
  /** Written at the caret of a text rather than as a block of its own. */
  isInline?: true;
}

/** Marks by convention; a pair of empty brackets takes the caret. */
export const markChoices: readonly MarkChoice[] = [
  { mark: 'signature', target: '[Signature]' },
  { mark: 'signature', target: '[Illegible signature]' },
  { mark: 'signature', target: '[Digital signature: ]', keywords: 'electronic' },
  { mark: 'seal', target: '[Round seal: ]' },
  { mark: 'seal', target: '[Embossed seal: ]', keywords: 'dry' },
  { mark: 'stamp', target: '[Rectangular stamp: ]' },
  { mark: 'stamp', target: '[Revenue stamp: ]', keywords: 'fee tax' },
  { mark: 'stamp', target: '[Apostille stamp: ]' },
  { mark: 'emblem', target: '[Coat of arms]' },
  { mark: 'emblem', target: '[Logo: ]' },
  { mark: 'photo', target: '[Photograph of the holder]' },
  { mark: 'fingerprint', target: '[Fingerprint]', keywords: 'thumb' },
  { mark: 'barcode', target: '[QR code]' },
  { mark: 'barcode', target: '[Barcode: ]' },
  { mark: 'handwriting', target: '[Handwritten: ]' },
  { mark: 'erasure', target: '[Crossed out: ]', keywords: 'erasure deleted' },
  { mark: 'illegible', target: '[illegible]', isInline: true },
  { mark: 'blank', target: '[blank]', isInline: true, keywords: 'empty' },
];

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

/** What stands under a block about its state. */
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

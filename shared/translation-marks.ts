import type { SourceMark } from './translation-text.ts';

/** English words for marks on the source, in brackets by convention. */

const words: Readonly<Record<SourceMark, string>> = {
  seal: 'Seal',
  stamp: 'Stamp',
  signature: 'Signature',
  emblem: 'Emblem',
  photo: 'Photograph',
  fingerprint: 'Fingerprint',
  barcode: 'Barcode',
  handwriting: 'Handwriting',
  erasure: 'Erasure',
  illegible: 'illegible',
  blank: 'blank',
};

/** `[Seal]`, `[Seal: Civil Registry Office]`. */
export function markWords(mark: SourceMark, inscription = ''): string {
  return inscription === '' ? `[${words[mark]}]` : `[${words[mark]}: ${inscription}]`;
}

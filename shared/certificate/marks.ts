/** Marks to suggest, as data: described by their kind, they may name what free text must not claim. */
export const commonMarks = [
  'Round stamp',
  'Rectangular stamp',
  'Official stamp',
  'Embossed seal',
  'Official seal',
  'Revenue stamp',
  'Notary’s stamp',
  'Apostille',
  'Signature',
  'Illegible signature',
  'Electronic signature',
  'Coat of arms',
  'Photograph',
  'Fingerprint',
  'QR code',
  'Barcode',
  'Watermark',
  'Handwritten note',
  'Crossed-out text',
] as const;

const knownMarks: ReadonlySet<string> = new Set(commonMarks);

/** Whether a mark is on the list, which exempts it from the checks of free text. */
export function isKnownMark(mark: string): boolean {
  return knownMarks.has(mark);
}

import { PdfDict, PdfStream, type PDF, type PdfRef } from '@libpdf/core';

/** Every reader draws these without their font file (ISO 32000-1, 9.6.2.2). */
const standardFont =
  /^(?:Helvetica(?:-(?:Bold|Oblique|BoldOblique))?|Times-(?:Roman|Bold|Italic|BoldItalic)|Courier(?:-(?:Bold|Oblique|BoldOblique))?|Symbol|ZapfDingbats)$/;

/**
 * Names of fonts that the pages use and the file does not contain, which readers replace by others, whose letters differ or are
 * missing.
 */
export function findMissingFonts(document: PDF): string[] {
  const resolve = (ref: PdfRef) => document.getObject(ref);
  const missing = new Set<string>();
  const seen = new Set<PdfDict>();

  function isContained(font: PdfDict): boolean {
    const descriptor = font.getDict('FontDescriptor', resolve);
    return ['FontFile', 'FontFile2', 'FontFile3'].some((file) => descriptor?.get(file, resolve) instanceof PdfStream);
  }

  function checkFont(font: PdfDict): void {
    const subtype = font.getName('Subtype', resolve)?.value;
    if (subtype === 'Type3') return;
    const descendant = font.getArray('DescendantFonts', resolve)?.at(0, resolve);
    const name = font.getName('BaseFont', resolve)?.value ?? 'without a name';
    const isMissing = !isContained(descendant instanceof PdfDict ? descendant : font);
    if (isMissing && !(subtype === 'Type1' && standardFont.test(name))) missing.add(name);
  }

  function checkResources(resources: PdfDict | undefined): void {
    if (!resources || seen.has(resources)) return;
    seen.add(resources);
    for (const font of valuesOf(resources.getDict('Font', resolve))) checkFont(font);
    for (const form of valuesOf(resources.getDict('XObject', resolve)))
      checkResources(form.getDict('Resources', resolve));
  }

  function valuesOf(dict: PdfDict | undefined): PdfDict[] {
    const values = [...(dict?.keys() ?? [])].map((key) => dict?.get(key, resolve));
    return values.filter((value) => value instanceof PdfDict);
  }

  for (const page of document.getPages()) checkResources(page.getResources());
  return [...missing];
}

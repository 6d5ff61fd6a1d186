import { PDF, PdfArray, PdfBool, PdfDict, PdfName, PdfRef, type PdfObject } from '@libpdf/core';
import { unusual, walkPageTree, type Vote } from './page-tree.ts';
import { hasRivalDocuments } from './pdf-syntax.ts';

/**
 * Counts pages by the cross-reference table and /Type. Nodes without a type are judged by /Kids; other types are rejected.
 */
export async function readXrefPages(bytes: Uint8Array, pagesMax: number): Promise<Vote> {
  const pdf = await PDF.load(bytes);
  const { context } = pdf;
  const resolve = (object: PdfObject | undefined) =>
    object instanceof PdfRef ? (context.resolve(object) ?? undefined) : object;
  const catalog = context.catalog.getDict();

  // Viewers that rebuild a broken table differ in which of several documents they choose.
  if (pdf.recoveredViaBruteForce && hasRivalDocuments(bytes)) return unusual('it holds more than one document');
  const needsRendering = resolve(catalog.get('NeedsRendering'));
  if (needsRendering instanceof PdfBool && needsRendering.value)
    return unusual('it is a form that draws its own pages');
  if (resolve(catalog.get('Collection')) instanceof PdfDict) return unusual('it is a collection of files');

  return walkPageTree<PdfObject>(
    {
      root: catalog.get('Pages'),
      key: (node) => (node instanceof PdfRef ? `${node.objectNumber} ${node.generation}` : undefined),
      read: (node) => {
        const dict = resolve(node);
        if (!(dict instanceof PdfDict)) return undefined;
        const type = resolve(dict.get('Type'));
        const kids = resolve(dict.get('Kids'));
        const isTyped = type !== undefined;
        if (isTyped && !(type instanceof PdfName)) return undefined;
        // Readers that look for kids first count those.
        if (type?.value === 'Page') return kids === undefined ? { page: true } : undefined;
        if (kids instanceof PdfArray && (!isTyped || type.value === 'Pages')) return { page: false, kids: [...kids] };
        return isTyped || kids !== undefined ? undefined : { page: true };
      },
    },
    pagesMax,
  );
}

import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFRawStream,
  PDFRef,
  type PDFContext,
  type PDFObject,
} from '@cantoo/pdf-lib';
import { unusual, walkPageTree, type Vote } from './page-tree.ts';

/** Decoded contents of the object streams, as Latin-1 text. */
function* unpackedObjects(context: PDFContext): Generator<string> {
  for (const [, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream) || object.dict.get(PDFName.of('Type')) !== PDFName.of('ObjStm')) continue;
    yield Buffer.from(decodePDFRawStream(object).decode()).toString('latin1');
  }
}

/** Whether a key is empty or has control characters: readers that end a name at its first NUL take it for another key. */
function hasOddKey(dict: PDFDict): boolean {
  return dict.keys().some((key) => {
    const name = key.decodeText();
    return name === '' || [...name].some((letter) => letter < ' ');
  });
}

/**
 * Counts pages by scanning every object instead of the cross-reference table: the last definition wins, and a node without
 * /Kids is a page regardless of /Type.
 */
export async function scanPages(
  bytes: Uint8Array,
  pagesMax: number,
): Promise<{ vote: Vote; objectStreams: Iterable<string> }> {
  const { context } = await PDFDocument.load(bytes, {
    password: '',
    updateMetadata: false,
    parseSpeed: Number.POSITIVE_INFINITY,
  });
  const catalog = context.lookup(context.trailerInfo.Root);
  if (catalog instanceof PDFDict && hasOddKey(catalog)) {
    return { vote: unusual('its catalog has a key with two readings'), objectStreams: [] };
  }
  const vote = walkPageTree<PDFObject>(
    {
      root: catalog instanceof PDFDict ? catalog.get(PDFName.of('Pages')) : undefined,
      key: (node) => (node instanceof PDFRef ? node.tag : undefined),
      read: (node) => {
        const dict = context.lookup(node);
        if (!(dict instanceof PDFDict) || hasOddKey(dict)) return undefined;
        if (!dict.has(PDFName.of('Kids'))) return { page: true };
        const kids = dict.lookup(PDFName.of('Kids'));
        return kids instanceof PDFArray ? { page: false, kids: kids.asArray() } : undefined;
      },
    },
    pagesMax,
  );
  return { vote, objectStreams: unpackedObjects(context) };
}

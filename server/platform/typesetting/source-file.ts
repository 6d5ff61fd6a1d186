import { PDF, PdfDict, type PdfRef, PdfStream } from '@libpdf/core';
import sharp from 'sharp';
import { PrintError } from './print-error.ts';
import type { PlacedFile } from './print-job.ts';

/** Prepares a source for the template: flattens forms and annotations of a PDF, rotates and downscales an image. */

/** Every reader draws these without their font file (ISO 32000-1, 9.6.2.2). */
const standardFont =
  /^(?:Helvetica(?:-(?:Bold|Oblique|BoldOblique))?|Times-(?:Roman|Bold|Italic|BoldItalic)|Courier(?:-(?:Bold|Oblique|BoldOblique))?|Symbol|ZapfDingbats)$/;

export interface SourcePageSize {
  width: number;
  height: number;
}

export interface PreparedSource {
  /** File name in the template, with the extension of its format. */
  name: string;
  bytes: Uint8Array;
  isPdf: boolean;
  /** Visible size of each page, in points. */
  pages: readonly SourcePageSize[];
}

/** A4 at 600 dpi has 35 megapixels. */
const maxDecodedPixels = 40_000_000;
/** A4 at 300 dpi, the resolution of print. */
const maxSide = 3508;
/** Larger PNGs take Typst seconds and become JPEGs. */
const maxLosslessPixels = 2_000_000;

/** Throws PrintError `source-fonts` for a translation whose letters a reader would draw with another font. */
export async function assertFonts({ bytes, mimetype }: PlacedFile): Promise<void> {
  if (mimetype !== 'application/pdf') return;
  const document = await PDF.load(bytes).catch(() => null);
  // Unreadable and locked files are refused where they are prepared.
  if (!document || (document.isEncrypted && !document.isAuthenticated)) return;
  const missing = findMissingFonts(document);
  if (missing.length > 0) throw new PrintError('source-fonts', missing.join(', '));
}

/** `name` is the file's name in the template, without extension. */
export async function prepareSource({ bytes, mimetype }: PlacedFile, name: string): Promise<PreparedSource> {
  const prepared = await (mimetype === 'application/pdf' ? preparePdf(bytes) : prepareImage(bytes, mimetype));
  return { ...prepared, name: `${name}.${prepared.name}` };
}

/** Typst embeds page contents only and silently drops form values and annotations. */
async function preparePdf(bytes: Uint8Array): Promise<PreparedSource> {
  const document = await PDF.load(bytes).catch((error: unknown) => {
    throw new PrintError('source-unreadable', String(error));
  });
  if (document.isEncrypted && !document.isAuthenticated) {
    throw new PrintError('source-encrypted', 'the file needs a password to open');
  }
  if (document.getPageCount() === 0) throw new PrintError('source-unreadable', 'the file has no pages');
  try {
    document.getForm()?.flatten();
    const pages = document.getPages().map((page) => {
      page.flattenAnnotations();
      const { width, height } = page.getCropBox();
      return page.rotation % 180 === 0 ? { width, height } : { width: height, height: width };
    });
    // Decrypts: Typst silently drops a stream of an encrypted file now and then, about one print in 130.
    const all = pages.map((_page, index) => index);
    const readable = document.isEncrypted ? await document.extractPages(all) : document;
    return { name: 'pdf', bytes: await readable.save(), isPdf: true, pages };
  } catch (error) {
    throw new PrintError('source-unreadable', String(error));
  }
}

async function prepareImage(bytes: Uint8Array, mimetype: 'image/jpeg' | 'image/png'): Promise<PreparedSource> {
  const image = sharp(bytes, { limitInputPixels: maxDecodedPixels, failOn: 'error' });
  const meta = await image.metadata().catch((error: unknown) => {
    throw new PrintError(/pixel limit/i.test(String(error)) ? 'image-size' : 'source-unreadable', String(error));
  });
  if (meta.width * meta.height > maxDecodedPixels) {
    throw new PrintError('image-size', `${meta.width} x ${meta.height} pixels`);
  }
  const pixels = meta.width * meta.height;
  const upright = image
    .rotate()
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true });
  const isLossless = mimetype === 'image/png' && pixels <= maxLosslessPixels;
  const encoded = isLossless ? upright.png() : upright.jpeg({ quality: 92, chromaSubsampling: '4:4:4' });
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true }).catch((error: unknown) => {
    throw new PrintError('source-unreadable', String(error));
  });
  return {
    name: isLossless ? 'png' : 'jpg',
    bytes: data,
    isPdf: false,
    pages: [{ width: info.width, height: info.height }],
  };
}

/**
 * Names of fonts that the pages use and the file does not contain, which readers replace by others, whose letters differ or are
 * missing.
 */
function findMissingFonts(document: PDF): string[] {
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

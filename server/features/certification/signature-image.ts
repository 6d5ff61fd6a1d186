/**
 * Cleans a scanned or photographed signature: ink on transparency, cropped, in one color. The result is encoded again from
 * pixels, so nothing of the upload's structure or metadata remains.
 */

export const signatureImageLimits = {
  /** A phone's photo has 12 megapixels; the decoded image is held in memory. */
  pixels: 16_000_000,
  /** Working size, in pixels. */
  work: { width: 1600, height: 1200 },
  /** Twice the resolution at which the signature block is printed at 300 dpi. */
  output: { width: 1200, height: 360 },
  outputBytes: 200 * 1024,
} as const;

/** Ink color of every printed signature. */
const ink = { r: 0x17, g: 0x20, b: 0x2e } as const;

const magic = { png: '89504e470d0a1a0a', jpeg: 'ffd8ff' } as const;

export type SignatureImageFault = 'type' | 'size' | 'unreadable' | 'not-a-signature';

export class SignatureImageError extends Error {
  override readonly name = 'SignatureImageError';
  readonly fault: SignatureImageFault;

  constructor(fault: SignatureImageFault, options?: ErrorOptions) {
    super(`signature image: ${fault}`, options);
    this.fault = fault;
  }
}

/** Returns a transparent PNG. Throws SignatureImageError. */
export async function cleanSignature(bytes: Buffer): Promise<Buffer> {
  const head = bytes.subarray(0, 8).toString('hex');
  // libvips also reads SVG, GIF and TIFF, which are refused before it sees them.
  if (head !== magic.png && !head.startsWith(magic.jpeg)) throw new SignatureImageError('type');
  const { gray, alpha, width, height } = await decode(bytes);
  const coverage = hasTransparency(alpha) ? alpha : inkOn(gray, { width, height });
  const box = boundsOf(coverage, { width, height });
  if (!box) throw new SignatureImageError('not-a-signature');
  const drawn = cropped(coverage, { width, box });
  const sharp = await loadSharp();
  const png = await sharp(drawn, { raw: { width: box.width, height: box.height, channels: 4 } })
    .resize({ ...signatureImageLimits.output, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 9, palette: true, colours: 64 })
    .toBuffer();
  if (png.length > signatureImageLimits.outputBytes) throw new SignatureImageError('not-a-signature');
  return png;
}

/** Loaded on demand: libvips takes 20 MB, and signatures are rare. */
async function loadSharp() {
  return (await import('sharp')).default;
}

interface Size {
  width: number;
  height: number;
}

async function decode(bytes: Buffer): Promise<Size & { gray: Uint8Array; alpha: Uint8Array }> {
  try {
    const sharp = await loadSharp();
    const image = sharp(bytes, { failOn: 'error', limitInputPixels: signatureImageLimits.pixels }).timeout({
      seconds: 5,
    });
    const { format, pages = 1, width: fullWidth, height: fullHeight } = await image.metadata();
    if ((format !== 'png' && format !== 'jpeg') || pages !== 1) throw new SignatureImageError('type');
    if (fullWidth * fullHeight > signatureImageLimits.pixels) throw new SignatureImageError('size');
    const { data, info } = await image
      .rotate()
      .resize({ ...signatureImageLimits.work, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const count = info.width * info.height;
    const [gray, alpha] = [new Uint8Array(count), new Uint8Array(count)];
    for (let at = 0; at < count; at += 1) {
      const [r = 0, g = 0, b = 0, a = 0] = [data[at * 4], data[at * 4 + 1], data[at * 4 + 2], data[at * 4 + 3]];
      gray[at] = Math.round(0.299 * r + 0.587 * g + 0.114 * b);
      alpha[at] = a;
    }
    return { gray, alpha, width: info.width, height: info.height };
  } catch (error) {
    if (error instanceof SignatureImageError) throw error;
    throw new SignatureImageError(/pixel limit/i.test(String(error)) ? 'size' : 'unreadable', { cause: error });
  }
}

function hasTransparency(alpha: Uint8Array): boolean {
  let clear = 0;
  for (const value of alpha) if (value < 128) clear += 1;
  return clear > alpha.length * 0.2;
}

const tile = 64;

/** Opacity of the ink: how much darker a pixel is than the paper around it, which absorbs shadows of a photo. */
function inkOn(gray: Uint8Array, { width, height }: Size): Uint8Array {
  const columns = Math.ceil(width / tile);
  const paper = paperTiles(gray, { width, height });
  const overall = paper.toSorted((one, other) => one - other)[Math.floor(paper.length / 2)] ?? 0;
  if (overall < 110) throw new SignatureImageError('not-a-signature');
  return gray.map((value, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    const light = paper[Math.floor(y / tile) * columns + Math.floor(x / tile)] ?? 255;
    // A tile inside a thick stroke has no paper of its own.
    const white = Math.max(light, overall * 0.7);
    const darker = (white - value) / white;
    return Math.round(255 * Math.min(1, Math.max(0, (darker - 0.18) / 0.3)));
  });
}

/** The brightness of the paper per tile: its 90th percentile. */
function paperTiles(gray: Uint8Array, { width, height }: Size): number[] {
  const tiles: number[] = [];
  for (let top = 0; top < height; top += tile) {
    for (let left = 0; left < width; left += tile) {
      const values: number[] = [];
      for (let y = top; y < Math.min(top + tile, height); y += 2) {
        for (let x = left; x < Math.min(left + tile, width); x += 2) values.push(gray[y * width + x] ?? 0);
      }
      values.sort((one, other) => one - other);
      tiles.push(values[Math.floor(values.length * 0.9)] ?? 0);
    }
  }
  return tiles;
}

/** A pixel of ink; fainter ones are noise and do not extend the crop. */
const solid = 128;
const margin = 6;

/** The box around the ink; undefined for a blank page, a dot, or a picture that is mostly dark. */
function boundsOf(coverage: Uint8Array, { width, height }: Size): (Size & { left: number; top: number }) | undefined {
  const rows = new Uint32Array(height);
  const columns = new Uint32Array(width);
  let total = 0;
  coverage.forEach((value, at) => {
    if (value < solid) return;
    const [x, y] = [at % width, Math.floor(at / width)];
    rows[y] = (rows[y] ?? 0) + 1;
    columns[x] = (columns[x] ?? 0) + 1;
    total += 1;
  });
  // Single specks in a row or column do not count.
  const [top, bottom] = [rows.findIndex((count) => count > 1), rows.findLastIndex((count) => count > 1)];
  const [left, right] = [columns.findIndex((count) => count > 1), columns.findLastIndex((count) => count > 1)];
  const [inkWidth, inkHeight] = [right - left + 1, bottom - top + 1];
  if (top < 0 || left < 0 || inkWidth < 40 || inkHeight < 8 || total < 120) return undefined;
  if (total > inkWidth * inkHeight * 0.6) return undefined;
  const [x, y] = [Math.max(0, left - margin), Math.max(0, top - margin)];
  return {
    left: x,
    top: y,
    width: Math.min(width, right + 1 + margin) - x,
    height: Math.min(height, bottom + 1 + margin) - y,
  };
}

function cropped(
  coverage: Uint8Array,
  { width, box }: { width: number; box: Size & { left: number; top: number } },
): Uint8Array {
  const pixels = new Uint8Array(box.width * box.height * 4);
  for (let y = 0; y < box.height; y += 1) {
    for (let x = 0; x < box.width; x += 1) {
      pixels.set([ink.r, ink.g, ink.b, coverage[(box.top + y) * width + box.left + x] ?? 0], (y * box.width + x) * 4);
    }
  }
  return pixels;
}

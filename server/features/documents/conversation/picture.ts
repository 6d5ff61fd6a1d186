/** Encodes the picture of a question from its pixels, so that nothing of the upload's structure or metadata remains. */

const bounds = {
  /** The decoded image is held in memory. */
  pixels: 8_000_000,
  width: 1600,
  height: 1200,
  bytes: 256 * 1024,
} as const;

const magic = { png: '89504e470d0a1a0a', jpeg: 'ffd8ff' } as const;

/** Returns a JPEG; undefined for what is no picture of a bounded size. */
export async function encodePicture(bytes: Buffer): Promise<Buffer | undefined> {
  const head = bytes.subarray(0, 8).toString('hex');
  // libvips also reads SVG, GIF and TIFF, which are refused before it sees them.
  if (head !== magic.png && !head.startsWith(magic.jpeg)) return undefined;
  // Loaded on demand: libvips takes 20 MB.
  const { default: sharp } = await import('sharp');
  try {
    const encoded = await sharp(bytes, { failOn: 'error', limitInputPixels: bounds.pixels })
      .timeout({ seconds: 5 })
      .flatten({ background: 'white' })
      .resize({ width: bounds.width, height: bounds.height, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 80 })
      .toBuffer();
    return encoded.length <= bounds.bytes ? encoded : undefined;
  } catch {
    return undefined;
  }
}

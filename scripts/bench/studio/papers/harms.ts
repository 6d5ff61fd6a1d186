import sharp from 'sharp';

/** What scanners and cameras do to a page. */
export interface Harm {
  dpi: number;
  /** Degrees. */
  skew?: number;
  quarter?: 90 | 180 | 270;
  /** Quality. */
  jpeg?: number;
  /** Standard deviation of the grain. */
  noise?: number;
  /** Share of the light and contrast that is left. */
  light?: number;
  blur?: number;
  isGrey?: boolean;
}

export const harms: Readonly<Record<string, Harm>> = {
  'clean 300 dpi': { dpi: 300 },
  'clean 200 dpi': { dpi: 200 },
  'clean 150 dpi': { dpi: 150 },
  'skewed +2°': { dpi: 200, skew: 2 },
  'skewed -2°': { dpi: 200, skew: -2 },
  'JPEG 50': { dpi: 200, jpeg: 50 },
  noise: { dpi: 200, noise: 22 },
  dark: { dpi: 200, light: 0.35, noise: 4 },
  'all of them': { dpi: 200, skew: -1.4, jpeg: 50, noise: 16, light: 0.5, blur: 0.6 },
};

const a4WidthInches = 210 / 25.4;

export async function harm(
  png: Buffer,
  { dpi, skew, quarter, jpeg, noise, light, blur, isGrey }: Harm,
): Promise<Buffer> {
  let image = sharp(
    await sharp(png)
      .flatten({ background: '#fff' })
      .resize({ width: Math.round(a4WidthInches * dpi) })
      .toBuffer(),
  );
  if (skew) image = sharp(await image.rotate(skew, { background: '#fff' }).toBuffer());
  if (quarter) image = sharp(await image.rotate(quarter).toBuffer());
  if (isGrey) image = image.greyscale();
  if (blur) image = image.blur(blur);
  if (light) image = image.linear(light, 225 * light - 255 * light * light);
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  if (noise) addNoise(data, info.channels, noise);
  const { width, height, channels } = info;
  const done = sharp(data, { raw: { width, height, channels } });
  return jpeg ? done.jpeg({ quality: jpeg }).toBuffer() : done.png({ compressionLevel: 3 }).toBuffer();
}

/** The same noise in each run: the sum of four uniform numbers. */
function addNoise(data: Buffer, channels: number, deviation: number): void {
  let seed = 12_345;
  const random = (): number => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
    return seed / 0x7fffffff;
  };
  for (let at = 0; at < data.length; at += channels) {
    const by = (random() + random() + random() + random() - 2) * deviation * 1.7;
    for (let channel = 0; channel < channels; channel += 1) {
      data[at + channel] = Math.max(0, Math.min(255, (data[at + channel] ?? 0) + by));
    }
  }
}

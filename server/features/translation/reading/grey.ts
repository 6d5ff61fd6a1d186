import sharp, { type Sharp } from 'sharp';

sharp.cache(false);
sharp.concurrency(1);

/** Grey, one byte per pixel. */
export interface Picture {
  data: Buffer;
  width: number;
  height: number;
}

export function fromGrey({ data, width, height }: Picture): Sharp {
  return sharp(data, { raw: { width, height, channels: 1 } });
}

export async function toGrey(image: Sharp): Promise<Picture> {
  const { data, info } = await image.toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Uncompressed PGM, which costs no encoding here and no decoding in the engine. */
export function toPgm({ data, width, height }: Picture): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), data]);
}

import sharp, { type Sharp } from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { judgePhoto, photoSide, type GrayPicture } from '#client/features/documents/photo-check/judge-photo.ts';
import { birthInArabic, birthInPortuguese, registerInJapanese } from '../../scripts/seed/civil-papers.ts';
import { drawScan } from '../../scripts/seed/scans.ts';
import { scanOf } from '../support/scans.ts';

/** Advice on a photo before upload, on drawn pictures. */

const papers = [birthInPortuguese, birthInArabic, registerInJapanese];
let scans: Buffer[];
beforeAll(async () => {
  scans = await Promise.all(papers.map((paper, index) => drawScan(paper, [0.7, -0.6, 0.5][index] ?? 0)));
}, 60_000);

/** Scaled as in the browser. */
async function grayOf(picture: Buffer, change: (image: Sharp) => Sharp = (image) => image): Promise<GrayPicture> {
  const { data, info } = await sharp(await change(sharp(picture)).png({ compressionLevel: 0 }).toBuffer())
    .flatten({ background: '#fff' })
    .greyscale()
    .resize({ width: photoSide, height: photoSide, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { gray: new Uint8Array(data), width: info.width, height: info.height };
}

const nothing = { isBlurred: false, isCutOff: false };

describe('false alarms', () => {
  test('none on the scans of the seed, as drawn and as slightly soft or grainy photos', { tags: 'sweep' }, async () => {
    let alarms = 0;
    let judged = 0;
    for (const scan of scans) {
      for (const change of [
        (image: Sharp) => image,
        (image: Sharp) => image.blur(0.8),
        (image: Sharp) => image.rotate(90),
        (image: Sharp) => image.resize({ width: 900 }),
        (image: Sharp) => image.jpeg({ quality: 45 }),
      ]) {
        const { isBlurred, isCutOff } = judgePhoto(await grayOf(scan, change));
        judged += 1;
        if (isBlurred || isCutOff) alarms += 1;
      }
    }
    expect({ alarms, judged }).toEqual({ alarms: 0, judged: 15 });
  });

  test('none on a dirty scan with a dark edge, a binary one and blank paper', async () => {
    for (const scan of [
      await scanOf({ format: 'jpeg', isDirty: true, letters: 40 }),
      await scanOf({ format: 'png', isBinary: true, letters: 40 }),
      await scanOf({ format: 'jpeg' }),
    ]) {
      expect(judgePhoto(await grayOf(scan))).toEqual(nothing);
    }
  });

  test('none on a picture of few pixels', () => {
    expect(judgePhoto({ gray: new Uint8Array(12).fill(200), width: 4, height: 3 })).toEqual(nothing);
    expect(judgePhoto({ gray: new Uint8Array(0), width: 0, height: 0 })).toEqual(nothing);
  });
});

test('a blur that makes letters hard to read is reported', async () => {
  for (const scan of scans) {
    for (const sigma of [2.5, 4]) {
      expect(judgePhoto(await grayOf(scan, (image) => image.blur(sigma)))).toEqual({
        isBlurred: true,
        isCutOff: false,
      });
    }
  }
});

describe('a page on a table', () => {
  /** A photo of a page, its left upper corner at this place. */
  async function photo(left: number, top: number, degrees = 0): Promise<GrayPicture> {
    const [scan] = scans;
    if (!scan) throw new Error('no scan');
    const page = await sharp(scan)
      .resize({ width: 1000 })
      .rotate(degrees, { background: '#00000000' })
      .png()
      .toBuffer();
    const table = sharp({ create: { width: 2400, height: 2800, channels: 3, background: '#6b5a49' } });
    const whole = await table
      .composite([{ input: page, left: left + 500, top: top + 500 }])
      .png()
      .toBuffer();
    return grayOf(await sharp(whole).extract({ left: 500, top: 500, width: 1250, height: 1650 }).toBuffer());
  }

  test('is whole with all corners in view, also askew', async () => {
    expect(judgePhoto(await photo(110, 110))).toEqual(nothing);
    expect(judgePhoto(await photo(60, 60, 4))).toEqual(nothing);
  });

  test('is cut off at one side or at a corner', { tags: 'sweep' }, async () => {
    for (const [left, top] of [
      [-300, 110],
      [400, 110],
      [110, -400],
      [110, 500],
      [350, 400],
    ] as const) {
      expect(judgePhoto(await photo(left, top))).toEqual({ isBlurred: false, isCutOff: true });
    }
  });
});

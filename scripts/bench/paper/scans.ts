import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp, { type Sharp } from 'sharp';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { readerOptions, scalesOf } from '#client/features/verification/file-check/scan-passes.ts';
import { codeInAddress } from '#shared/verification-code.ts';
import { atLeast, type Finding } from '../goals.ts';
import type { PaperEnvironment } from './environment.ts';

/** Scans and photos of a delivered page: how many are known by the code on it. */

interface Raw {
  data: Buffer;
  width: number;
  height: number;
}

const sourceDpi = 300;
const goal = 0.9;

/** Noise of a sensor, the same in each run. */
function withNoise({ data, width, height }: Raw, amount: number, seed: number): Raw {
  let state = seed;
  const next = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
  const noisy = Buffer.alloc(data.length);
  for (let at = 0; at < data.length; at += 3) {
    const shift = (next() + next() - 1) * amount;
    for (let channel = 0; channel < 3; channel += 1)
      noisy[at + channel] = Math.max(0, Math.min(255, (data[at + channel] ?? 0) + shift));
  }
  return { data: noisy, width, height };
}

async function rawOf(picture: Sharp): Promise<Raw> {
  const { data, info } = await picture.removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const jpegOf = ({ data, width, height }: Raw, quality: number): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality })
    .toBuffer();

interface Scan {
  dpi: number;
  quality: number;
  skew: number;
}

/** A flatbed or feeder scan, slightly blurred and faded. */
async function scanned(page: Buffer, { dpi, quality, skew }: Scan): Promise<Buffer> {
  const { width } = await sharp(page).metadata();
  const turned = await sharp(page).rotate(skew, { background: '#f2f0ea' }).png().toBuffer();
  const resized = sharp(turned).resize({ width: Math.round((width * dpi) / sourceDpi) });
  return jpegOf(withNoise(await rawOf(resized.blur(0.6).linear(0.9, 14)), 20, dpi + quality + skew), quality);
}

interface Photo {
  width: number;
  /** How much narrower the far edge is than the near one. */
  tilt: number;
  turn: number;
}

/** A phone's photo: the far edge is narrower, light falls from one side. */
async function photographed(page: Buffer, { width, tilt, turn }: Photo): Promise<Buffer> {
  const source = await rawOf(sharp(await sharp(page).rotate(turn, { background: '#604a3a' }).png().toBuffer()));
  const height = Math.round((width * 4) / 3);
  const data = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    const share = y / height;
    const narrow = 1 - tilt * (1 - share);
    const light = 0.75 + 0.25 * share;
    for (let x = 0; x < width; x += 1) {
      const sx = Math.floor(((x / width - 0.5) / (0.85 * narrow) + 0.5) * source.width);
      const sy = Math.floor(
        (((share * (1 + tilt * 0.5)) / (1 + tilt * 0.5 * share) - 0.5) / 0.85 + 0.5) * source.height,
      );
      const isOnPage = sx >= 0 && sy >= 0 && sx < source.width && sy < source.height;
      for (let channel = 0; channel < 3; channel += 1)
        data[(y * width + x) * 3 + channel] =
          light * (isOnPage ? (source.data[(sy * source.width + sx) * 3 + channel] ?? 0) : 90 - channel * 20);
    }
  }
  const {
    data: blurred,
    width: w,
    height: h,
  } = await rawOf(sharp(data, { raw: { width, height, channels: 3 } }).blur(0.9));
  return jpegOf(withNoise({ data: blurred, width: w, height: h }, 28, width + turn), 60);
}

async function codesOn(picture: Buffer): Promise<Set<string | undefined>> {
  const size = await sharp(picture).metadata();
  const found = new Set<string | undefined>();
  for (const scale of scalesOf(size)) {
    const { data, info } = await sharp(picture)
      .resize({ width: Math.round(size.width * scale) })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const pixels = {
      data: new Uint8ClampedArray(data),
      width: info.width,
      height: info.height,
      colorSpace: 'srgb' as const,
    };
    for (const { text } of await readBarcodes(pixels, readerOptions)) found.add(codeInAddress(text));
  }
  return found;
}

/** 28 scans of 100 to 200 dpi and 12 photos of 2 to 12 megapixels. */
export async function measureScans({ deliver, dir }: PaperEnvironment): Promise<Finding[]> {
  const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  const { buffer } = new Uint8Array(await fs.readFile(wasm));
  await prepareZXingModule({ overrides: { wasmBinary: buffer }, fireImmediately: true });
  const { bytes, code } = await deliver();
  const file = path.join(dir, 'scanned.pdf');
  await fs.writeFile(file, bytes);
  await promisify(execFile)('pdftoppm', [
    '-r',
    `${sourceDpi}`,
    '-f',
    '1',
    '-l',
    '1',
    '-png',
    '-singlefile',
    file,
    file,
  ]);
  const page = await fs.readFile(`${file}.png`);
  const scans = [100, 150, 200].flatMap((dpi) =>
    [40, 55, 70].flatMap((quality) => [0, 3, -7].map((skew) => ({ dpi, quality, skew }))),
  );
  const photos = [1200, 1900, 3000].flatMap((width) =>
    [0.05, 0.15, 0.25, 0.35].map((tilt, index) => ({ width, tilt, turn: [0, 4, -8, 15][index] ?? 0 })),
  );
  const pictures = [
    ...scans.map((scan) => () => scanned(page, scan)),
    () => scanned(page, { dpi: 150, quality: 70, skew: 180 }),
    ...photos.map((photo) => () => photographed(page, photo)),
  ];
  let known = 0;
  for (const take of pictures) if ((await codesOn(await take())).has(code)) known += 1;
  return [atLeast(`scans and photos known by their code, of ${pictures.length}`, goal, known / pictures.length)];
}

import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { readerOptions, scalesOf } from '#client/features/verification/file-check/scan-passes.ts';

/** QR codes on a printed page, read as the verification page reads them. */

const run = promisify(execFile);

/** The first page of a PDF as a scanner of 150 dpi gives it: slightly turned, blurred, as a JPEG. */
export async function scanPage(pdf: Uint8Array): Promise<Buffer> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'scan-'));
  const file = path.join(folder, `${randomUUID()}.pdf`);
  try {
    await fs.writeFile(file, pdf);
    await run('pdftoppm', ['-r', '150', '-f', '1', '-l', '1', '-png', '-singlefile', file, file]);
    const scan = sharp(await fs.readFile(`${file}.png`)).rotate(2, { background: '#fff' });
    return await scan.greyscale().blur(0.6).jpeg({ quality: 55 }).toBuffer();
  } finally {
    await fs.rm(folder, { recursive: true, force: true });
  }
}

export async function codesOnScan(pdf: Uint8Array): Promise<string[]> {
  const wasm = await fs.readFile(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
  const wasmBinary = wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength);
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
  const scan = await scanPage(pdf);
  const { width, height } = await sharp(scan).metadata();
  const seen = new Set<string>();
  for (const scale of scalesOf({ width, height })) {
    const { data, info } = await sharp(scan)
      .resize({ width: Math.round(width * scale) })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const image = {
      data: new Uint8ClampedArray(data),
      width: info.width,
      height: info.height,
      colorSpace: 'srgb' as const,
    };
    for (const { text } of await readBarcodes(image, readerOptions)) seen.add(text);
  }
  return [...seen];
}

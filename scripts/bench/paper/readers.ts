import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

/** Other programs that open a delivery. */

export type Reader = 'pdfsig' | 'openssl' | 'qpdf';

const run = promisify(execFile);
const maxBuffer = 64 * 1024 * 1024;

interface ReadOptions {
  dir: string;
  /** PEM file of the issuer's roots. */
  roots: string;
}

/** Why a program refuses a file; undefined where it accepts it. A missing program is a refusal. */
export async function readWith(
  reader: Reader,
  bytes: Buffer,
  { dir, roots }: ReadOptions,
): Promise<string | undefined> {
  const file = path.join(dir, 'delivery.pdf');
  await fs.writeFile(file, bytes);
  try {
    if (reader === 'pdfsig') return await readSignatures(file);
    if (reader === 'qpdf') await run('qpdf', ['--check', file]);
    else await verifyMessage(bytes, { dir, roots });
    return undefined;
  } catch (error) {
    return String(error).split('\n').slice(1, 3).join(' ').slice(0, 100);
  }
}

async function readSignatures(file: string): Promise<string | undefined> {
  const { stdout } = await run('pdfsig', [file], { maxBuffer });
  const isValid = stdout.includes('Signature is Valid') && stdout.includes('Total document signed');
  return isValid ? undefined : stdout.replaceAll(/\s+/g, ' ').slice(0, 200);
}

/** The signature over the signed bytes, and its chain. */
async function verifyMessage(bytes: Buffer, { dir, roots }: ReadOptions): Promise<void> {
  const [, ...numbers] = /\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)/.exec(bytes.toString('latin1')) ?? [];
  const [start = 0, headLength = 0, tailStart = 0, tailLength = 0] = numbers.map(Number);
  const hex = bytes.subarray(start + headLength + 1, tailStart - 1).toString('latin1');
  const [message, content] = [path.join(dir, 'message.der'), path.join(dir, 'content.bin')];
  await fs.writeFile(message, cutPadding(Buffer.from(hex, 'hex')));
  const signed = [bytes.subarray(start, start + headLength), bytes.subarray(tailStart, tailStart + tailLength)];
  await fs.writeFile(content, Buffer.concat(signed));
  const files = ['-inform', 'DER', '-in', message, '-content', content, '-out', path.join(dir, 'verified.bin')];
  await run('openssl', ['cms', '-verify', '-cades', '-binary', '-CAfile', roots, '-purpose', 'any', ...files], {
    maxBuffer,
  });
}

/** The DER value at the start, whose length takes several bytes. */
function cutPadding(der: Buffer): Buffer {
  const lengthBytes = (der[1] ?? 0) & 0x7f;
  return der.subarray(0, 2 + lengthBytes + der.readUIntBE(2, lengthBytes));
}

/** Text of a file by pdftotext. */
export async function textByPoppler(bytes: Buffer, dir: string): Promise<string> {
  const file = path.join(dir, 'text.pdf');
  await fs.writeFile(file, bytes);
  return (await run('pdftotext', ['-enc', 'UTF-8', file, '-'], { maxBuffer })).stdout;
}

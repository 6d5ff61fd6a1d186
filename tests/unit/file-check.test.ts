import { createHash } from 'node:crypto';
import { P12Signer, PDF, type SignOptions } from '@libpdf/core';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { readFile, type SignatureVerdict } from '#client/features/verification/file-check/read-signature.ts';
import { Sha256 } from '#client/features/verification/file-check/sha256.ts';
import { makeSigningKey } from '../support/signing-keys.ts';

/** The browser's check of a file's signature, over files forged in every known way. */

const anHour = 60 * 60 * 1000;
const reason = 'Certified translation TFE7K2M9QXR';

let issuer: P12Signer;
let stranger: P12Signer;
let file: Buffer;

beforeAll(async () => {
  const open = (days: number) => P12Signer.create(Buffer.from(makeSigningKey(days), 'base64'), 'test');
  [issuer, stranger] = [await open(30), await open(30)];
  file = await signed(await plain('Birth certificate'), issuer);
});

async function plain(text: string): Promise<Uint8Array> {
  const document = PDF.create();
  document.addPage().drawText(text, { x: 50, y: 700 });
  return document.save();
}

async function signed(pdf: Uint8Array, signer: P12Signer, options: Partial<SignOptions> = {}): Promise<Buffer> {
  const document = await PDF.load(pdf);
  return Buffer.from((await document.sign({ signer, reason, signingTime: new Date(), ...options })).bytes);
}

const read = (bytes: Uint8Array, roots: readonly P12Signer[] = [issuer]) =>
  readFile(new Blob([bytes.slice()]), {
    roots: roots.map(({ certificate }) => ({ kind: 'signer', certificate, compromisedSince: undefined })),
  });
const verdict = async (bytes: Uint8Array): Promise<SignatureVerdict> => (await read(bytes)).signature;

/** Byte range of the signature: `<` to `>` inclusive. */
function gapOf(bytes: Buffer): { from: number; to: number } {
  const [, from = 0, to = 0] = /\/ByteRange\s*\[\s*0 (\d+)\s+(\d+)/.exec(bytes.toString('latin1'))?.map(Number) ?? [];
  return { from, to };
}

function changed(bytes: Buffer, change: (copy: Buffer) => void): Buffer {
  const copy = Buffer.from(bytes);
  change(copy);
  return copy;
}

/** Replaces text with text of the same length. */
function replaced(bytes: Buffer, from: string | RegExp, to: (found: string) => string): Buffer {
  const text = bytes.toString('latin1');
  const [found = ''] = typeof from === 'string' ? [from] : (from.exec(text) ?? []);
  expect(text).toContain(found);
  return Buffer.from(text.replace(found, to(found).padEnd(found.length)), 'latin1');
}

describe('a file as issued', () => {
  test('is intact, with its hash, code, signer and time', async () => {
    expect(await read(file)).toMatchObject({
      sha256: createHash('sha256').update(file).digest('hex'),
      isPdf: true,
      signature: 'intact',
      code: 'TFE7K2M9QXR',
      signer: 'Document signing',
    });
  });

  test('stays intact under every root ever used, and after its key expired', async () => {
    expect((await read(file, [stranger, issuer])).signature).toBe('intact');
    const old = await P12Signer.create(Buffer.from(makeSigningKey(1), 'base64'), 'test');
    const inTime = await signed(await plain('old'), old, { signingTime: new Date() });
    const tooLate = await signed(await plain('old'), old, { signingTime: new Date(Date.now() + 48 * anHour) });
    expect((await read(inTime, [old])).signature).toBe('intact');
    expect((await read(tooLate, [old])).signature).toBe('foreign');
  });
});

describe('forgeries', () => {
  const forgeries: Record<string, [SignatureVerdict, () => Buffer | Promise<Buffer>]> = {
    'one flipped bit': ['broken', () => changed(file, (copy) => (copy[200] = (copy[200] ?? 0) ^ 1))],
    'bytes appended': ['extended', () => Buffer.concat([file, Buffer.from('\n% a note')])],
    'an incremental update': [
      'extended',
      async () => {
        const document = await PDF.load(file);
        document.addPage().drawText('A page that was never certified');
        return Buffer.from(await document.save({ incremental: true }));
      },
    ],
    'a second signature by another key': ['extended', () => signed(file, stranger, { fieldName: 'Second' })],
    'signed again by another key': ['foreign', async () => signed(await plain('Birth certificate'), stranger)],
    'rewritten without its signature': ['none', async () => Buffer.from(await plain('Birth certificate'))],
    'signature blanked': [
      'none',
      () => changed(file, (copy) => copy.fill('0', gapOf(file).from + 1, gapOf(file).to - 1)),
    ],
    'signature of another file of ours': [
      'broken',
      async () => {
        const other = await signed(await plain('Marriage certificate of another person'), issuer);
        const { from, to } = gapOf(other);
        return changed(other, (copy) => file.copy(copy, from, gapOf(file).from, gapOf(file).from + (to - from)));
      },
    ],
    truncated: ['broken', () => file.subarray(0, file.length - 20)],
    'byte range that skips the head': ['none', () => replaced(file, /\/ByteRange \[0 /, () => '/ByteRange [9 ')],
    'byte range that ends early': [
      'broken',
      () => replaced(file, /\/ByteRange \[\d+ \d+\s+\d+\s+\d+\s*\]/, (found) => found.replace(/(\d+)(\s*\])$/, '10$2')),
    ],
    'byte range of another place': [
      'none',
      () =>
        replaced(file, /\/ByteRange \[0 \d+/, (found) =>
          `/ByteRange [0 ${gapOf(file).from - 10}`.slice(0, found.length),
        ),
    ],
    'unsigned bytes beside the signature': [
      'none',
      () => changed(file, (copy) => copy.write('>/Evil true', gapOf(file).to - 12, 'latin1')),
    ],
    'bytes hidden in the padding': [
      'none',
      () => changed(file, (copy) => copy.write('DEADBEEF', gapOf(file).to - 20, 'latin1')),
    ],
    'a byte range with no numbers': ['none', () => replaced(file, /\/ByteRange \[0 /, () => '/ByteRange [x ')],
  };

  test.each(Object.entries(forgeries))('%s', async (_name, [expected, forge]) => {
    expect(await verdict(await forge())).toBe(expected);
  });

  test('a changed byte outside the signature is never intact', async () => {
    const { from, to } = gapOf(file);
    const outside = fc.nat(file.length - 1).filter((at) => at < from || at >= to);
    await fc.assert(
      fc.asyncProperty(outside, fc.integer({ min: 1, max: 255 }), async (at, mask) => {
        const forged = changed(file, (copy) => (copy[at] = (copy[at] ?? 0) ^ mask));
        expect(await verdict(forged)).not.toBe('intact');
      }),
      { numRuns: 150 },
    );
  });

  test('noise is read without an error', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 400 }),
        fc.array(fc.nat(800), { minLength: 4, maxLength: 4 }),
        async (noise, numbers) => {
          const range = `%PDF-1.7 /ByteRange [${numbers.join(' ')}] <30820102AB>`;
          expect(await verdict(Buffer.concat([Buffer.from(range), noise]))).toBe('none');
        },
      ),
      { numRuns: 100 },
    );
  });
});

test('the hash in steps is SHA-256', () => {
  const parts = fc.array(fc.uint8Array({ maxLength: 200 }), { maxLength: 6 });
  fc.assert(
    fc.property(parts, (chunks) => {
      const [own, known] = [new Sha256(), createHash('sha256')];
      for (const chunk of chunks) {
        own.update(chunk);
        known.update(chunk);
      }
      expect(own.hex()).toBe(known.digest('hex'));
    }),
    { numRuns: 300 },
  );
});

test('what is no PDF says so', async () => {
  expect(await read(Buffer.from('hello'))).toMatchObject({ isPdf: false, signature: 'none' });
  expect(await read(Buffer.alloc(0))).toMatchObject({ isPdf: false, signature: 'none' });
});

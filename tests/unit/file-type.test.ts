import { describe, expect, test } from 'vitest';
import { detectType, isHeic } from '#server/features/documents/file-type.ts';
import { htmlPolyglot, pdfOf, pdfOfSize, pdfWithUserPassword, pngOf, smallJpeg } from '../support/pdf-fixtures.ts';

const prefixed = async (prefix: string): Promise<Buffer> =>
  Buffer.concat([Buffer.from(prefix, 'latin1'), await pdfOf(1)]);

describe('the bytes decide the type', () => {
  test.each<[string, () => Uint8Array | Promise<Uint8Array>, string | undefined]>([
    ['PDF', () => pdfOf(1), 'application/pdf'],
    ['PDF with a password', () => pdfWithUserPassword(1), 'application/pdf'],
    ['PDF of 10 MB', () => pdfOfSize(10 * 1024 * 1024), 'application/pdf'],
    ['PNG', () => pngOf(4, 4), 'image/png'],
    ['JPEG', () => smallJpeg(), 'image/jpeg'],
    ['web page before a PDF', () => htmlPolyglot(), undefined],
    ['a newline before a PDF', () => prefixed('\r\n'), 'application/pdf'],
    ['a byte order mark before a PDF', () => prefixed('\xef\xbb\xbf'), 'application/pdf'],
    ['a comment before a PDF', () => prefixed('% by a scanner\n'), 'application/pdf'],
    ['a kilobyte of blanks before a PDF', () => prefixed(' '.repeat(1000)), undefined],
    ['markup in a comment before a PDF', () => prefixed('%<script>alert(1)</script>\n'), undefined],
    ['a script before a PDF', () => prefixed('alert(1)//'), undefined],
    ['a header without a version', () => Buffer.from('\n%PDF-x'), undefined],
    ['SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), undefined],
    [
      'SVG with a prologue',
      () => Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
      undefined,
    ],
    ['HTML', () => Buffer.from('<!doctype html><title>x</title>'), undefined],
    ['GIF', () => Buffer.from('GIF89a\u0001\u0000\u0001\u0000', 'latin1'), undefined],
    ['ZIP', () => Buffer.from('PK\u0003\u0004'.padEnd(40, '\0'), 'latin1'), undefined],
    ['text', () => Buffer.from('%PD'), undefined],
    ['nothing', () => new Uint8Array(), undefined],
  ])('%s', async (_name, bytes, expected) => expect(await detectType(await bytes())).toBe(expected));
});

test('phone photos are told by their brands', async () => {
  const photo = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
  expect(await detectType(photo)).toBeUndefined();
  expect(isHeic(photo)).toBe(true);
  for (const other of ['\0\0\0\x18ftypavif', '\0\0\0\x18ftypisom', 'hello', '']) {
    expect(isHeic(Buffer.from(other, 'latin1'))).toBe(false);
  }
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  fileExtension,
  formatBytes,
  hasAcceptedExtension,
  isAcceptedMimeType,
  sanitizeFilename,
} from '#shared/files.ts';

describe('sanitiseFilename', () => {
  test.each([
    ['birth.pdf', 'birth.pdf'],
    ['a<b>c:d"e/f\\g|h?i*j.pdf', 'a_b_c_d_e_f_g_h_i_j.pdf'],
    ['../../etc/passwd', '_.._etc_passwd'],
    ['C:\\Users\\ana\\id.png', 'C__Users_ana_id.png'],
    ['...hidden.pdf...', 'hidden.pdf'],
    ['', 'unnamed_file'],
    ['   ', 'unnamed_file'],
    ['...', 'unnamed_file'],
    ['. . .', 'unnamed_file'],
    ['a. .', 'a'],
    ['\u0000\u001F\u007F', 'unnamed_file'],
    ['line\r\nSet-Cookie: x=1.pdf', 'lineSet-Cookie_ x=1.pdf'],
    ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
    ['a\u200Bb\uFEFF.pdf', 'ab.pdf'],
    ['arabic\u061Cmark.pdf', 'arabicmark.pdf'],
    ['e\u0301.pdf', '\u00E9.pdf'],
    ['certidão de nascimento.pdf', 'certidão de nascimento.pdf'],
    ['شهادة.pdf', 'شهادة.pdf'],
    ['出生証明書.jpeg', '出生証明書.jpeg'],
    ['a. final version of the certificate', 'a. final version of the certificate'],
    ['lone\uD800half.pdf', 'lone\uFFFDhalf.pdf'],
    [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(200)}.pdf`],
    ['x'.repeat(300), 'x'.repeat(200)],
    [`${'😀'.repeat(300)}.pdf`, `${'😀'.repeat(200)}.pdf`],
  ])('%j → %j', (given, expected) => {
    expect(sanitizeFilename(given)).toBe(expected);
  });

  const anyName = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc.string({
      unit: fc.constantFrom('.', ' ', '/', '\\', 'a', '\u202E', '\n', '😀', '\uD83D', 'pdf'),
      maxLength: 400,
    }),
  );

  test('whatever comes in: a name, safe in keys and headers, and not changed by doing it again', () => {
    fc.assert(
      fc.property(anyName, (given) => {
        const name = sanitizeFilename(given);
        expect(name).not.toBe('');
        expect(name).toBe(name.trim());
        expect(name).not.toMatch(/[<>:"/\\|?*]|^\.|\.$/);
        expect(name).not.toMatch(/[\p{Cc}\p{Cf}]/u);
        expect(name.isWellFormed()).toBe(true);
        expect([...name].length).toBeLessThanOrEqual(220);
        expect(Buffer.byteLength(name)).toBeLessThanOrEqual(900);
        if ([...name].length <= 200) expect(sanitizeFilename(name)).toBe(name);
      }),
      { numRuns: 1000 },
    );
  });
});

test.each([
  ['a.pdf', 'pdf', true],
  ['a.PDF', 'pdf', true],
  ['a.tar.JPEG', 'jpeg', true],
  ['a.jpg', 'jpg', true],
  ['a.png', 'png', true],
  ['a.gif', 'gif', false],
  ['a', '', false],
  ['a.', '', false],
  ['a.pdf.exe', 'exe', false],
  ['a.constructor', 'constructor', false],
])('%s ends in "%s" and is accepted: %s', (filename, extension, isAccepted) => {
  expect(fileExtension(filename)).toBe(extension);
  expect(hasAcceptedExtension(filename)).toBe(isAccepted);
});

test('three types are accepted', () => {
  expect(['application/pdf', 'image/jpeg', 'image/png'].every(isAcceptedMimeType)).toBe(true);
  expect(['image/gif', 'image/svg+xml', 'text/html', 'application/PDF', ''].some(isAcceptedMimeType)).toBe(false);
});

test.each([
  [0, '0 bytes'],
  [1023, '1023 bytes'],
  [2048, '2 KB'],
  [1024 * 1024 - 1, '1.0 MB'],
  [1024 * 1024, '1.0 MB'],
  [10 * 1024 * 1024, '10.0 MB'],
])('%d bytes read %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});

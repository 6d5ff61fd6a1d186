import { createHash } from 'node:crypto';
import { degrees, PDFDocument } from '@cantoo/pdf-lib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import {
  buildCertifiedPdf,
  CertificateError,
  type CertifiedPdfInput,
} from '#server/features/certification/certificate/certificate.ts';
import { legibleText } from '#server/features/certification/certificate/lettering.ts';
import { stripHeight } from '#server/features/certification/certificate/strip.ts';
import { resolveBrand } from '#shared/brand.ts';
import * as make from '../support/pdf-fixtures.ts';

const brand = resolveBrand({ BRAND_NAME: 'Paper Desk', BRAND_LEGAL_NAME: 'Paper Desk Inc' });

const facts: CertifiedPdfInput['certificate'] = {
  title: 'Certidão de Nascimento',
  translationType: 'certified',
  sourceLanguage: 'Portuguese',
  targetLanguage: 'English',
  pages: 3,
  issuedAt: new Date('2026-01-15T14:14:00Z'),
  authenticatedBy: 'Maria Gonçalves',
  verificationCode: 'TFE7K2Q9M',
  verifyUrl: 'https://paper.example/verify?code=TFE7K2Q9M',
  clientName: 'João da Conceição',
  isCorrection: false,
};

type Translation = CertifiedPdfInput['translation'];

const pdf = (bytes: Uint8Array): Translation => ({ bytes, mimeType: 'application/pdf' });

function build(translation: Translation, changes: Partial<typeof facts> = {}, signing?: CertifiedPdfInput['signing']) {
  return buildCertifiedPdf({ brand, certificate: { ...facts, ...changes }, translation, signing });
}

/** Text of every page, as a viewer finds it. */
async function textOf(bytes: Uint8Array): Promise<string[]> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0, useSystemFonts: false, disableFontFace: true });
  const document = await task.promise;
  const texts: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
    texts.push(text.replaceAll(/\s+/g, ' '));
  }
  await task.destroy();
  return texts;
}

describe('the delivered file', () => {
  test('is the certificate and then every translated page, numbered through', async () => {
    const pages = await textOf(await build(pdf(await make.pdfOf(3))));
    expect(pages).toHaveLength(4);
    for (const shown of [
      'Certificate of Translation Accuracy',
      'Certidão de Nascimento',
      'Certified Translation',
      'Portuguese into English',
      '3 pages',
      'January 15, 2026',
      'Maria Gonçalves',
      'João da Conceição',
      'TFE 7K2 Q9M',
      'paper.example/verify?code=TFE7K2Q9M',
      'Paper Desk Inc certifies',
      'not affiliated',
      'Page 1 of 4',
    ]) {
      expect(pages[0]).toContain(shown);
    }
    pages.slice(1).forEach((page, index) => {
      expect(page).toContain(`Certificate of Birth, page ${index + 1} of 3`);
      expect(page).toContain('TFE 7K2 Q9M');
      expect(page).toContain('paper.example/verify?code=TFE7K2Q9M');
      expect(page).toContain(`Page ${index + 2} of 4`);
    });
  });

  test('says that it is a correction, and that it is notarized', async () => {
    const bytes = await build(pdf(await make.pdfOf(1)), { isCorrection: true, translationType: 'notarized' });
    expect((await textOf(bytes))[0]).toContain('Corrected Notarized Translation');
  });

  test('is the same file every time it is built', async () => {
    const translation = pdf(await make.pdfOf(2));
    expect(Buffer.from(await build(translation)).equals(await build(translation))).toBe(true);
    const image: Translation = { bytes: make.pngOf(60, 40), mimeType: 'image/png' };
    expect(Buffer.from(await build(image)).equals(await build(image))).toBe(true);
  });

  test('carries fifty pages', async () => {
    const file = await PDFDocument.load(await build(pdf(await make.pdfOf(50))));
    expect(file.getPageCount()).toBe(51);
  });

  test.each([
    ['A4', 842],
    ['LETTER', 792],
  ] as const)('takes the paper of the translation: %s', async (size, height) => {
    const file = await PDFDocument.load(await build(pdf(await make.pdfOf(1, { size }))));
    expect(Math.round(file.getPage(0).getHeight())).toBe(height);
  });

  test.each<[string, Translation]>([
    ['PNG', { bytes: make.pngOf(80, 60), mimeType: 'image/png' }],
    ['transparent PNG', { bytes: make.pngOf(80, 60, { alpha: true }), mimeType: 'image/png' }],
    ['JPEG', { bytes: make.smallJpeg(), mimeType: 'image/jpeg' }],
  ])('holds a translated image: %s', async (_name, translation) => {
    const pages = await textOf(await build(translation));
    expect(pages).toHaveLength(2);
    expect(pages[1]).toContain('Page 2 of 2');
  });
});

describe('the strip', () => {
  test.each([0, 90, 180, 270])('stands below a page turned by %i degrees and covers nothing', async (angle) => {
    const source = await PDFDocument.load(await make.pdfOf(1));
    source.getPage(0).setRotation(degrees(angle));
    const file = await PDFDocument.load(await build(pdf(await source.save())));
    const { width, height } = file.getPage(1).getCropBox();
    const isTurned = angle % 180 !== 0;
    expect([width, height]).toEqual(isTurned ? [612 + stripHeight, 792] : [612, 792 + stripHeight]);
  });
});

describe('odd names are shown legibly and never fail', () => {
  test.each<[string, string, string | undefined]>([
    ['accents', 'José Peñaranda Müller', 'José Peñaranda Müller'],
    ['Polish', 'Łukasz Żółć', 'Łukasz Żółć'],
    ['marks no typeface has', 'Nguyễn Thị', 'Nguyen Thi'],
    ['control and direction marks', 'e\u0000v\u202Eil\nname', 'evil name'],
    ['emoji', 'Ana 😀 Lima', 'Ana Lima'],
    ['Hebrew', 'שלום עולם', 'שלום עולם'],
    ['Arabic', 'محمد بن عبد الله', 'محمد بن عبد الله'],
    ['half a name in letters no typeface has', '山田 Taro', undefined],
    ['emoji only', '😀', undefined],
    ['nothing', '', undefined],
  ])('%s', async (_name, text, expected) => {
    expect(legibleText(text, 'strong')).toBe(expected);
    const bytes = await build(pdf(make.lyingPdf(1, '1')), { title: text, authenticatedBy: text, clientName: text });
    expect((await textOf(bytes))[0]).toContain('Certificate of Translation Accuracy');
  });

  test.each([
    ['one word of 300 letters', 'W'.repeat(300)],
    ['300 words', 'long '.repeat(300)],
    ['markup', '<b>(a) Tj ET \\ %PDF- endstream</b>'],
  ])('%s', async (_name, text) => {
    const pages = await textOf(await build(pdf(make.lyingPdf(1, '1')), { title: text, authenticatedBy: text }));
    expect(pages).toHaveLength(2);
  });
});

describe('a translation that cannot be certified', () => {
  test.each<[string, () => Promise<Translation> | Translation, string]>([
    ['needs a password', async () => pdf(await make.pdfWithUserPassword(1)), 'translation-encrypted'],
    ['is cut off', async () => pdf(await make.truncatedPdf()), 'translation-unreadable'],
    ['is noise', () => pdf(make.garbagePdf()), 'translation-unreadable'],
    ['has no pages', () => pdf(make.emptyPdf()), 'translation-unreadable'],
    ['is a broken image', () => ({ bytes: Buffer.from('no image'), mimeType: 'image/png' }), 'translation-unreadable'],
  ])('%s', async (_name, translation, fault) => {
    const error: unknown = await build(await translation()).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(CertificateError);
    expect(error).toMatchObject({ fault });
  });

  test.each(['1.4', '1.7', '1.7ext3'] as const)('is not one that only restricts printing (PDF %s)', async (version) => {
    const pages = await textOf(await build(pdf(await make.pdfWithOwnerPassword(2, version))));
    expect(pages).toHaveLength(3);
    expect(pages[1]).toContain('Certificate of Birth, page 1 of 2');
  });
});

/** A self-signed test key; its passphrase is `test`. */
const p12 = Buffer.from(
  [
    'MIIEHAIBAzCCA9IGCSqGSIb3DQEHAaCCA8MEggO/MIIDuzCCAnIGCSqGSIb3DQEHBqCCAmMwggJfAgEAMIICWAYJKoZIhvcNAQcBMFcGCSqGSI',
    'b3DQEFDTBKMCkGCSqGSIb3DQEFDDAcBAjAf5R4Cfw8sAICCAAwDAYIKoZIhvcNAgkFADAdBglghkgBZQMEASoEEJLP53/3Z83Usz6vCA1ioxWA',
    'ggHwIQHIb5aM2w+IH+1OQv3ZTQnH4BVeNzruW76Qtek6KBPnCUBZfXkmGxiNe/6xpdwhulzK7PhdKcPKyoKEuzhZAgEhqFl/E8R8sMFZpPunwc',
    'GmHvuEM+kIfpxP8xOJUZ26oxSwMh8+8uE1Ga0AGRpifn7pRXfHmtLmhKeGmO5jmozupvNoZL7+icA9bcGuXBtmSrltetxH0RhfcIfIXIpsBAia',
    'bZaBc5XoRH4dALFv2F+RLgYlzb8Xcu/aLAFKkPGaDKUXzWzZxt6/5AiGlTZscUJ7oc2+Fm5N1pVJKKOpP5nokN5P3sHJxso6oE7D9HtreGQm7a',
    '04zk/GyM+QHDpnoy/QU1yNVnFTm6Bnd2xY5Xyip1wWqsU9MxfD/0DxRQWr4X6bsSV2W0kt3iDW/4IVyXvaRwRJMAsQf3a2uFRlD5nBijP2SWwW',
    'r76psIcOgSQRAzbpjp7gxhZOUICS+HXr3HRJhgwAz8tYr9IM/j+e0rwBFObtnv+ogkRHauzgXxzySlq5er3xKAWfkkA9Rz9Na7g+turP96azKW',
    'dnbLK6g0wCm3ALhK34u+0DjYQk255DHE57qWfMKD84DHA/kfmca3FF+L5oUo4jA1WLAO3kZG4HgqjSi1swe2Ptpm+hK3CeIx/8x1nB7eP1r1Uq',
    'whMPajCCAUEGCSqGSIb3DQEHAaCCATIEggEuMIIBKjCCASYGCyqGSIb3DQEMCgECoIHvMIHsMFcGCSqGSIb3DQEFDTBKMCkGCSqGSIb3DQEFDD',
    'AcBAjWQaFeVWGyvwICCAAwDAYIKoZIhvcNAgkFADAdBglghkgBZQMEASoEENBwEt4qAKqbtlQRjt8Wek4EgZB8BdKbp50AsztHEwcHN6HM/sza',
    'lL2ogasZuOghT7YaAmsGfqBA5JIeOmMme5e5zuxqrwswX1TqGf4AwH3qIGfCiExYD6MJH6Zs7R6WtSligCzeWDM6ZF3/oOPAO/9o6qe6m+fsvD',
    's+tyk5PZ/XxIfnifX2K9DiZwty4S5peDGJmSup7w3rDP5VoSz98OwQxp0xJTAjBgkqhkiG9w0BCRUxFgQUfrPuMkOpFIDMsMiCEJ3FZXTd6sIw',
    'QTAxMA0GCWCGSAFlAwQCAQUABCC7+r1Ol7DbzAUWvfC9h0t6plKc/D9D6M6n/ES1P9Z6JgQIpqUzGKTHtEgCAggA',
  ].join(''),
  'base64',
);

describe('the signature', () => {
  test('covers the whole file but itself', async () => {
    const bytes = Buffer.from(await build(pdf(await make.pdfOf(1)), {}, { p12, passphrase: 'test' }));
    const text = bytes.toString('latin1');
    expect(text).toContain('ETSI.CAdES.detached');
    const range = /\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)/.exec(text)?.slice(1).map(Number) ?? [];
    const [start = -1, length = 0, next = 0, rest = 0] = range;
    expect([start, next + rest]).toEqual([0, bytes.length]);
    const signed = Buffer.concat([bytes.subarray(0, length), bytes.subarray(next)]);
    const digest = createHash('sha256').update(signed).digest('hex');
    expect(text.slice(length, next).toLowerCase()).toContain(digest);
  });

  test('a wrong passphrase says so', async () => {
    const signing = { p12, passphrase: 'wrong' };
    await expect(build(pdf(await make.pdfOf(1)), {}, signing)).rejects.toMatchObject({ fault: 'signing-failed' });
  });
});

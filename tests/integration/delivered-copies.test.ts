import { degrees, PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, describe, expect, test } from 'vitest';
import {
  describeCertificate,
  placeholdersOf,
  type PrintedCertificate,
} from '#server/features/certification/certificate.ts';
import { PrintError } from '#server/platform/typesetting/print-error.ts';
import type { CopiedFile } from '#server/platform/typesetting/print-job.ts';
import { prepareSource } from '#server/platform/typesetting/source-file.ts';
import { createTypesetter } from '#server/platform/typesetting/typesetter.ts';
import { fillIn, presetOf } from '#shared/certificate/presets/presets.ts';
import type { PaperPart } from '#shared/certificate/presets/requirements.ts';
import { presetIds } from '#shared/certificate/recipients.ts';
import { naatiSigner, paperBrand, wholeCertificate } from '../support/certificates.ts';
import { oddPdf } from '../support/odd-pdfs.ts';
import { garbagePdf, pdfOf, pngOf, smallJpeg } from '../support/pdf-fixtures.ts';
import { readPlaced, readPrinted, squeezed } from '../support/printed.ts';

/** Certificate, translation and copy of the document, by recipient. */

const typesetter = createTypesetter();
afterAll(() => typesetter.close());

const copy = (bytes: Uint8Array, pages = 1): CopiedFile => ({
  bytes,
  mimetype: 'application/pdf',
  pageCounts: [pages],
});

async function print(changes: Partial<PrintedCertificate>, copies: CopiedFile | null) {
  const source = { bytes: await pdfOf(2), mimetype: 'application/pdf' } as const;
  const job = describeCertificate(paperBrand, { ...wholeCertificate, ...changes }, { source, copies });
  return typesetter.print({ ...job, signing: null }, 'someone');
}

describe('a delivery', () => {
  test.each(presetIds)('for %s answers every requirement where its preset says', async (preset) => {
    const certificate = { ...wholeCertificate, preset, ...(preset === 'naati' ? { signer: naatiSigner } : {}) };
    const { pdf, pages, sourcePages, copyPages } = await print(certificate, copy(await pdfOf(2), 2));
    expect({ pages, sourcePages, copyPages }).toEqual({ pages: 5, sourcePages: 2, copyPages: 2 });
    const texts = (await readPrinted(pdf)).map(squeezed);
    texts.forEach((text, index) => {
      expect(text).toContain(squeezed(certificate.verificationCode));
      expect(text).toContain(squeezed('Verify at paper.example/verify'));
      expect(text).toContain(squeezed(`Page ${index + 1} of 5`));
    });
    const on: Record<PaperPart, readonly string[]> = {
      statement: texts.slice(0, 1),
      facts: texts.slice(0, 1),
      signer: texts.slice(0, 1),
      translation: texts.slice(1, 3),
      copies: texts.slice(3),
      everyPage: texts,
    };
    for (const { asks, at, reads } of presetOf(preset).answers) {
      const wanted = squeezed(fillIn(reads, placeholdersOf(certificate))).toLowerCase();
      const missing = on[at].filter((text) => !text.toLowerCase().includes(wanted));
      expect([asks, missing]).toEqual([asks, []]);
    }
  });

  test('to IRCC by a translator without a certification says that the affidavit follows, with no line left to fill in', async () => {
    const { fields, signature } = wholeCertificate.signer;
    const signer = { fields: { ...fields, credential: 'Sworn translator of Spain' }, signature };
    const { pdf } = await print({ preset: 'ircc', signer }, copy(await pdfOf(1)));
    const [certificate = ''] = await readPrinted(pdf);
    expect(squeezed(certificate)).toContain(squeezed('The affidavit follows this certificate.'));
    expect(squeezed(certificate)).not.toContain(squeezed('Sworn before me at'));
    expect(certificate).not.toContain('I am certified as stated below');
  });
});

describe('the copy of the document', () => {
  test('holds turned, encrypted and filled-in pages', async () => {
    const original = await PDFDocument.load(await pdfOf(2));
    original.getPage(1).setRotation(degrees(90));
    const field = original.getForm().createTextField('holder');
    field.setText('Typed value');
    field.addToPage(original.getPage(0), { x: 80, y: 300, width: 240, height: 24 });
    original.encrypt({ userPassword: '', ownerPassword: 'owner', permissions: { printing: false } });
    const { pdf } = await print({}, copy(await original.save(), 2));
    const words = async (page: number) => (await readPlaced(pdf, page)).map(({ str }) => str).join(' ');
    expect(await words(4)).toContain('Typed value');
    expect(await words(5)).toContain('Certificate of Birth, page 2 of 2');
    const { width, height } = (await PDFDocument.load(pdf)).getPage(4).getSize();
    expect(width).toBeGreaterThan(height);
  });

  test('is decrypted before it is printed: a stream of an encrypted file is lost now and then', async () => {
    const original = await PDFDocument.load(await pdfOf(2));
    original.encrypt({ userPassword: '', ownerPassword: 'owner', permissions: { printing: false } });
    const prepared = await prepareSource({ bytes: await original.save(), mimetype: 'application/pdf' }, 'copies');
    expect(Buffer.from(prepared.bytes).includes('/Encrypt')).toBe(false);
    expect((await readPlaced(prepared.bytes, 2)).map(({ str }) => str).join(' ')).toContain('page 2 of 2');
  });

  test.each<[string, CopiedFile]>([
    ['JPEG', { bytes: smallJpeg(), mimetype: 'image/jpeg', pageCounts: [1] }],
    ['PNG', { bytes: pngOf(80, 60), mimetype: 'image/png', pageCounts: [1] }],
  ])('holds an image: %s', async (_name, file) => {
    const pages = await readPrinted((await print({}, file)).pdf);
    expect(pages).toHaveLength(4);
    expect(squeezed(pages[3] ?? '')).toContain(squeezed('COPY OF THE DOCUMENT TRANSLATED'));
  });

  test.each<[string, () => CopiedFile]>([
    ['noise', () => copy(garbagePdf())],
    ['a page that the typesetter cannot read', () => copy(oddPdf('a page without /Type'))],
    ['fewer pages than were counted', () => copy(oddPdf('a portfolio'), 3)],
    ['a broken image', () => ({ bytes: Buffer.from('no image'), mimetype: 'image/png', pageCounts: [1] })],
  ])('is refused by its own fault: %s', async (_name, file) => {
    const error: unknown = await print({}, file()).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(PrintError);
    expect(error).toMatchObject({ fault: 'copy-unreadable' });
  });
});

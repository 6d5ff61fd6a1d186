import { PDF, PdfStream } from '@libpdf/core';
import { afterAll, expect, test } from 'vitest';
import { describeCertificate } from '#server/features/certification/certificate.ts';
import { readGlyphs } from '#server/platform/typesetting/glyph-reader.ts';
import type { PrintJob } from '#server/platform/typesetting/print-job.ts';
import { createTypesetter } from '#server/platform/typesetting/typesetter.ts';
import { paperBrand, wholeCertificate, wholeFacts } from '../support/certificates.ts';
import { exactNames } from '../support/names.ts';
import { lyingPdf } from '../support/pdf-fixtures.ts';
import { readPrinted, squeezed } from '../support/printed.ts';

/** Names in many scripts, printed on a certificate and read by another engine. */

const typesetter = createTypesetter();
afterAll(() => typesetter.close());

function jobOf(nativeName: string): PrintJob {
  const source = { bytes: lyingPdf(1, '1'), mimetype: 'application/pdf' } as const;
  const facts = { ...wholeFacts, holders: [{ name: 'Ana', nativeName }] };
  return { ...describeCertificate(paperBrand, { ...wholeCertificate, facts }, { source }), signing: null };
}

/** Glyphs shown on the first page, which is the certificate. */
async function glyphsOf(bytes: Uint8Array): Promise<number[]> {
  const document = await PDF.load(bytes);
  const contents = document.getPage(0)?.dict.get('Contents', (ref) => document.getObject(ref));
  if (!(contents instanceof PdfStream)) throw new Error('the certificate has no content');
  return readGlyphs(Buffer.from(contents.getDecodedData()).toString('latin1')).map(({ code }) => code);
}

test.each(exactNames)('%s prints with glyphs of its script and extracts as it is written', async (name) => {
  const { pdf } = await typesetter.print(jobOf(name), 'someone');
  const [certificate = ''] = await readPrinted(pdf);
  expect(squeezed(certificate).normalize('NFC')).toContain(squeezed(name).normalize('NFC'));
  const glyphs = await glyphsOf(pdf);
  expect(glyphs.length).toBeGreaterThan(500);
  expect(glyphs, 'the glyph for a missing one').not.toContain(0);
});

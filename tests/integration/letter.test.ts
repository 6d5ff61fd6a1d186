import { afterAll, expect, test } from 'vitest';
import { describeCertificate, type PrintedSheet } from '#server/features/certification/certificate.ts';
import type { PrintJob } from '#server/platform/typesetting/print-job.ts';
import { createTypesetter } from '#server/platform/typesetting/typesetter.ts';
import { paperBrand, wholeCertificate, wholeFacts } from '../support/certificates.ts';
import { lyingPdf } from '../support/pdf-fixtures.ts';
import { readPlaced, readPrinted, squeezed } from '../support/printed.ts';

/** The first page of a delivered file, a letter of the company. */

const typesetter = createTypesetter();
afterAll(() => typesetter.close());

function jobOf(facts = wholeFacts, sheet?: PrintedSheet): PrintJob {
  const source = { bytes: lyingPdf(1, '1'), mimetype: 'application/pdf' } as const;
  return { ...describeCertificate(paperBrand, { ...wholeCertificate, facts, sheet }, { source }), signing: null };
}

test.each([
  ['Birth certificate', 'Certified translation of a birth certificate'],
  ['Family register', 'Certified translation of a family register'],
  ['Family register (koseki)', 'Certified translation of a family register (koseki)'],
  ['Affidavit', 'Certified translation of an affidavit'],
  ['Bank statements of 2025', 'Certified translation: Bank statements of 2025'],
])('opens as a letter of the company about its %s', async (paperKind, title) => {
  const { pdf: bytes } = await typesetter.print(jobOf({ ...wholeFacts, paperKind }), 'someone');
  const placed = await readPlaced(bytes, 1);
  const topOf = (text: string) => placed.find(({ str }) => squeezed(str).includes(squeezed(text)))?.transform[5] ?? 0;
  const { legalName, address, supportPhone, supportEmail } = paperBrand;
  const order = [legalName, supportPhone, title, 'I, Maria', 'Register number', 'Signed on', 'Verification code'].map(
    topOf,
  );
  expect(order).toEqual(order.toSorted((a, b) => b - a));
  const letterhead = squeezed((await readPrinted(bytes)).join('').split(title)[0] ?? '');
  for (const shown of [address, supportEmail]) expect(letterhead).toContain(squeezed(shown));
});

test('leaves the certificate on one page with an access key and the seal that is read without a network', async () => {
  const { pdf: bytes, pages } = await typesetter.print(
    jobOf(wholeFacts, { accessKey: 'K7QM-2R9X', seal: `TF1:${'A1B2C3D4'.repeat(45)}` }),
    'someone',
  );
  expect(pages).toBe(2);
  const [certificate = '', translation] = await readPrinted(bytes);
  for (const shown of ['Access key', 'K7QM-2R9X', 'reads without a network']) {
    expect(squeezed(certificate)).toContain(squeezed(shown));
    expect(translation).not.toContain(shown);
  }
  const without = await typesetter.print(jobOf(), 'someone');
  expect((await readPrinted(without.pdf)).join('')).not.toMatch(/Access key|without a network/);
});

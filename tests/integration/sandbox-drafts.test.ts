import { PDFDocument as Pdf } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stopInspection } from '#server/features/documents/inspection/service.ts';
import { createDrafter } from '../../scripts/sandbox/translator/draft.ts';
import type { Order } from '../../scripts/sandbox/translator/job.ts';
import { papers, printOriginal } from '../../scripts/seed/papers.ts';
import { buildDocument, buildReview, buildUser } from '../support/factories.ts';
import { createHarness, type Harness } from '../support/harness.ts';
import { garbagePdf, pdfOf, pngOf } from '../support/pdf-fixtures.ts';
import { readPrinted } from '../support/printed.ts';
import { refusedBy, statement } from '../support/reviews.ts';

/** Drafts of the sandbox workflow, and what staff may do with them. */

const drafter = createDrafter();
let h: Harness;
beforeAll(async () => {
  h = await createHarness({ env: { TRANSLATION_WEBHOOK_URL: '', SANDBOX_TRANSLATIONS: 'true' } });
});
afterAll(async () => {
  stopInspection();
  drafter.stop();
  await h.stop();
});

const orderOf = (paginas: number, changes: Partial<Order> = {}): Order => ({
  document_id: 'd1',
  callback_url: 'http://shop.test/callback',
  url: 'http://shop.test/file',
  filename: 'certidão.pdf',
  mimetype: 'application/pdf',
  paginas,
  idioma_raiz: 'Portuguese',
  tipo_trad: 'Certificado',
  ...changes,
});

const stamp = 'SANDBOX DRAFT — not a translation';

/** Approves a draft as its workflow's translation. */
async function decide(draft: Uint8Array): Promise<{ decision: Promise<unknown> }> {
  const staff = await buildUser(h, { role: 'authenticator' });
  const { pages } = { pages: (await Pdf.load(draft)).getPageCount() };
  const document = await buildDocument(h, { paymentStatus: 'paid', status: 'pending', pages });
  const review = await buildReview(h, { document, withTranslation: Buffer.from(draft) });
  return { decision: h.caller(staff).authenticator.approve({ id: review.id, ...statement, acknowledgements: [] }) };
}

test('a paper is drafted from phrasebook and rules, names copied, and the rest marked, which cannot be certified', async () => {
  const source = await printOriginal(papers.birthBr, { name: 'Marina Alves' });
  const draft = await drafter.make(orderOf(2), source);
  const pages = await readPrinted(draft);
  expect(pages).toHaveLength(2);
  pages.forEach((page, index) => {
    expect(page).toContain(stamp);
    expect(page).toContain(`page ${index + 1} of 2 of the original`);
    expect(page).toContain('Birth Certificate');
    expect(page).toContain('Marina Alves');
    expect(page).toContain('[untranslated: Documento fictício');
  });
  expect(await refusedBy((await decide(draft)).decision)).toEqual(['file.untranslated']);
});

test.each<[string, () => Promise<Uint8Array>, Partial<Order>]>([
  ['English', () => pdfOf(2), {}],
  ['names and numbers', () => pdfOf(2, { text: 'João Pereira da Silva\n123.456.789-00' }), {}],
  ['a picture without text', async () => pngOf(400, 300), { mimetype: 'image/png', paginas: 1 }],
  ['noise', async () => garbagePdf(), {}],
  ['no text in an Arabic order', () => pdfOf(2, { text: ' ' }), { idioma_raiz: 'Arabic' }],
])(
  'a file of %s is drafted whole, and can be certified as a specimen',
  { tags: 'sweep' },
  async (_name, source, changes) => {
    const order = orderOf(2, changes);
    const draft = await drafter.make(order, await source());
    const pages = await readPrinted(draft);
    expect(pages).toHaveLength(order.paginas);
    for (const page of pages) expect(page).toContain(stamp);
    expect(pages.join('')).not.toContain('[untranslated:');
    await (
      await decide(draft)
    ).decision;
  },
);

test('letters that no font has do not stop a draft', { tags: 'sweep' }, async () => {
  const source = await printOriginal({ ...papers.birthAr, language: 'Arabic' }, { name: 'Ana', nativeName: 'ليلى' });
  const pages = await readPrinted(await drafter.make(orderOf(1, { idioma_raiz: 'Arabic' }), source));
  expect(pages).toHaveLength(1);
});

test('stopping ends the drafts in hand', async () => {
  const busy = createDrafter();
  const source = await pdfOf(3);
  const drafts = Promise.allSettled([1, 2, 3].map(() => busy.make(orderOf(3), source)));
  busy.stop();
  expect((await drafts).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  await expect(busy.make(orderOf(1), await pdfOf(1))).rejects.toThrow('the sandbox is stopping');
});

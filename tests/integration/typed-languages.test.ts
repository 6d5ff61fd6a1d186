import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { stopInspection } from '#server/features/documents/inspection/service.ts';
import { readAll } from '#server/features/documents/stored-bytes.ts';
import { rememberMissed } from '#server/features/translation/memory/learning.ts';
import { readPages } from '#server/features/translation/reading/service.ts';
import type { LanguagePair } from '#shared/certificate/language-pairs.ts';
import { languageTags, orderLanguages, sourceLanguages, typedLanguages, typedTags, workOf } from '#shared/languages.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { pdfOf } from '../support/pdf-fixtures.ts';
import { readPrinted, squeezed } from '../support/printed.ts';
import { refusedBy, statement, traceOf } from '../support/reviews.ts';
import { buildSigner } from '../support/signers.ts';
import { buildStaff } from '../support/staff.ts';
import { paragraphOf, put as putBlock } from '../support/texts.ts';
import { put } from '../support/upload.ts';

// Languages that the product does not read: sold by the desk, typed by a person.

const h = useHarness({ env: { TRUST_PROXY: 'loopback', SANDBOX_TRANSLATIONS: 'false' } });
const farsi: LanguagePair[] = [{ from: 'Farsi', to: 'English' }];
const refusal = (code: string) => ({ cause: { code } });
let desk: BuiltUser;
let admin: BuiltUser;
beforeEach(() => h.deps.pool.query('delete from rate_limits'));
beforeAll(async () => {
  await h.listen();
  desk = await buildStaff(h, { capabilities: ['desk'], name: 'Dora Lind' });
  admin = await buildUser(h, { role: 'admin' });
  return stopInspection;
});

async function takeOrder(customer: BuiltUser, sourceLanguage: 'Farsi' | 'Tamil') {
  const order = await h.caller(desk).admin.createOrder({
    client: { accountId: customer.id, name: 'Ana Souza' },
    documents: [{ filename: 'shenasnameh.pdf', sourceLanguage, idempotencyKey: randomUUID() }],
    lines: [{ text: 'Farsi', amount: { cents: 2_500, currency: 'usd' }, reason: 'typed by hand' }],
  });
  const documentId = order.documents[0]?.id ?? '';
  const sent = await put(h.env.publicUrl, desk, { path: `documents/${documentId}`, body: await pdfOf(1) });
  expect(sent.status).toBe(200);
  return { order, documentId };
}

function pay(orderId: string, cents: number) {
  return h.caller(admin).admin.recordPayment({
    ...{ orderId, amount: { cents, currency: 'usd' }, method: 'cash', reference: '' },
    ...{ receivedOn: h.deps.now().toISOString().slice(0, 10), idempotencyKey: randomUUID() },
  });
}

async function countOf(table: string, where: string): Promise<number> {
  const { rows } = await h.deps.pool.query<{ count: string }>(`select count(*) from ${table} where ${where}`);
  return Number(rows[0]?.count);
}

test('every language of an order has a tag of its own and a name in the languages of the pages', () => {
  const tags = [...new Set(Object.values(languageTags)), ...Object.values(typedTags)].map((tag) =>
    new Intl.Locale(tag).toString(),
  );
  expect(new Set(tags).size).toBe(tags.length);
  expect(new Set(orderLanguages).size).toBe(sourceLanguages.length + typedLanguages.length);
  const names = new Intl.DisplayNames('de', { type: 'language', fallback: 'none' });
  for (const language of typedLanguages) {
    expect([language, names.of(typedTags[language])]).toEqual([language, expect.stringMatching(/\p{L}/u)]);
  }
  expect(workOf('Portuguese (Portugal)')).toEqual({ by: 'read', tag: 'pt' });
  expect(workOf('Klingon')).toEqual({ by: 'typed', tag: 'und' });
});

describe('a paper in Farsi', () => {
  test('is offered, paid, typed and certified by who lists the pair; nothing of it is read or learned', async () => {
    const signer = await buildStaff(h, { capabilities: ['translate', 'certify'], pairs: farsi });
    await buildSigner(h, signer, { languagePairs: farsi });
    const other = await buildStaff(h, { capabilities: ['translate', 'certify'], name: 'Otto Falk' });
    const customer = await buildUser(h);
    const asked = await h
      .caller(customer)
      .payments.askPrice({ about: 'A birth certificate', languages: 'Farsi', idempotencyKey: randomUUID() });
    const { order, documentId } = await takeOrder(customer, 'Farsi');
    const { totalCents, uncertified } = await h.caller(desk).admin.order({ id: order.id });
    expect([totalCents, uncertified]).toEqual([4_000, []]);
    const offered = await h.caller(desk).admin.makeOffer({ requestId: asked.id, orderId: order.id });
    await h.caller(customer).payments.acceptOffer({ offerId: offered.offer?.id ?? '', name: 'Ana Souza' });
    await pay(order.id, totalCents);

    const before = await traceOf(h, { id: documentId, userId: customer.id });
    expect(before.document).toMatchObject({ status: 'processing', dueAt: expect.any(Date) });
    const [{ id, workflowState } = { id: '', workflowState: '' }] = before.reviews;
    expect(workflowState).toBe('received');
    const staff = h.caller(signer).authenticator;
    const listed = await staff.queue({ list: 'pending', language: 'Farsi' });
    expect(listed.items.map((item) => item.id)).toEqual([id]);
    const text = await staff.text({ id });
    expect(text).toMatchObject({ blocks: [], pages: [{ state: 'typed', lang: 'fa' }] });
    // Neither by a person, nor by a job of another release.
    await expect(staff.readSource({ id })).rejects.toMatchObject(refusal('LANGUAGE_TYPED'));
    await expect(staff.draftText({ id, version: text.version })).rejects.toMatchObject(refusal('LANGUAGE_TYPED'));
    await readPages(h.deps, { reviewId: id });

    const block = paragraphOf('نام: جوآو پریرا، شماره ۱۲۳۴۵۶۷', {
      ...{ lang: 'fa', dir: 'rtl', confidence: null, state: 'edited', target: 'Name: João Pereira, no. 1234568 نام' },
    });
    const save = (version: number, target: string) =>
      staff.saveText({ id, version, saveId: randomUUID(), changes: [putBlock({ ...block, target })] });
    const first = await save(text.version, block.target);
    const { findings } = await staff.textChecks({ id });
    const rules = findings.map(({ rule }) => rule);
    expect(rules).toEqual(expect.arrayContaining(['number-missing', 'source-letters', 'block-unconfirmed']));
    const second = await save(first.version, 'Birth certificate. Name: João Pereira, no. 1234567');
    const confirmed = await staff.confirmBlocks({
      ...{ id, version: second.version, saveId: randomUUID(), blockIds: [block.id] },
    });
    expect((await staff.textChecks({ id })).findings).toEqual([]);
    expect(await staff.matches({ id, blockId: block.id, part: 'text' })).toMatchObject({ items: [] });
    expect(await staff.concordance({ id, text: 'Pereira' })).toMatchObject({ memory: [], phrasebook: [] });

    expect((await staff.exportText({ id })).xliff).toContain('srcLang="fa"');
    const decision = { id, ...statement, from: 'text', textVersion: confirmed.version } as const;
    expect(await refusedBy(h.caller(other).authenticator.approve(decision))).toContain('signer.language');
    await staff.approve(decision);
    const after = await traceOf(h, { id: documentId, userId: customer.id });
    expect(after.document).toMatchObject({ status: 'completed', promiseOutcome: 'kept' });
    const stored = await h.deps.storage.get(after.deliveries[0]?.translatedFileKey ?? '');
    const [certificate = ''] = await readPrinted(stored ? await readAll(stored) : Buffer.alloc(0));
    expect(squeezed(certificate)).toContain('Farsi');
    expect((await h.caller(customer).documents.get({ id: documentId })).sourceLanguage).toBe('Farsi');

    await rememberMissed(h.deps);
    expect(await countOf('translation_candidates', 'true')).toBe(0);
    expect(await countOf('translation_memory', 'true')).toBe(0);
    expect(await countOf('webhook_deliveries', `document_id = '${documentId}'`)).toBe(0);
    const jobs = `name in ('translation.read', 'translation.draft', 'translation.dispatch') and data::text like '%${id}%'`;
    expect(await countOf('pgboss.job', jobs)).toBe(0);
  });

  test('is sold without a promise where nobody certifies its language, never in a rush', async () => {
    const customer = await buildUser(h);
    const { order, documentId } = await takeOrder(customer, 'Tamil');
    expect((await h.caller(desk).admin.order({ id: order.id })).uncertified).toEqual(['Tamil']);
    await expect(h.caller(desk).admin.changeOrderPaper({ id: documentId, speed: 'rush' })).rejects.toMatchObject(
      refusal('RUSH_UNAVAILABLE'),
    );
    // Its owner changes the other answers, not the language sold by the desk.
    await h.caller(customer).documents.update({ id: documentId, note: 'Two stamps.' });
    await pay(order.id, 4_000);
    const { document, reviews } = await traceOf(h, { id: documentId, userId: customer.id });
    expect(document).toMatchObject({ paymentStatus: 'paid', dueAt: null, promiseCheckAt: null, note: 'Two stamps.' });
    expect(reviews).toMatchObject([{ sourceLanguage: 'Tamil', dueAt: expect.any(Date) }]);
    const people = await h.caller(admin).authenticator.assignees({ id: reviews[0]?.id ?? '' });
    expect(people.items.filter(({ cannot }) => cannot === null)).toEqual([]);
  });

  test('is refused by the public form and the API, which name the way to a price', async () => {
    const customer = await buildUser(h);
    const input = { filename: 'a.pdf', sourceLanguage: 'Farsi', idempotencyKey: randomUUID() };
    const call = (path: string, body: object) =>
      fetch(`${h.env.publicUrl}/trpc/${path}`, {
        method: 'POST',
        headers: { cookie: customer.cookie, 'Content-Type': 'application/json', Origin: h.env.publicUrl },
        body: JSON.stringify(body),
      });
    const refused = await call('documents.create', input);
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain('LANGUAGE_BY_OFFER');
    expect(await countOf('documents', `user_id = '${customer.id}'`)).toBe(0);
  });
});

import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { recomputePay } from '#server/features/pay/recompute.ts';
import { resumeErasures } from '#server/features/privacy/erasure/service.ts';
import { readAccountFiles } from '#server/features/privacy/export/queries.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { dayAt, monthAfter, monthAt, monthBounds } from '#shared/pay/months.ts';
import { selfBillingWording } from '#shared/pay/self-billing.ts';
import type { Seller } from '#shared/schemas/seller.ts';
import { readArchivalPdf } from '../support/archival-pdf.ts';
import { untilRead } from '../support/company.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { billingInput, buildAgreement, buildRate } from '../support/pay.ts';
import { readPrinted, squeezed } from '../support/printed.ts';
import { buildPending, statement } from '../support/reviews.ts';
import { hasTools, toolNames } from '../support/signatures.ts';
import { buildStaff } from '../support/staff.ts';

// Statements of pay that are invoices in the name of those who agreed to it.

const zone = 'America/New_York';
const refusal = (code: ErrorCode) => ({ cause: { code } });
const seller: Seller = {
  ...{ name: 'Casa Verde, Lda', street: 'Rua do Ouro 1', city: 'Lisboa', zip: '1100-060', region: '', country: 'PT' },
  ...{ taxId: '', vatId: 'PT504499777', series: '', iban: '', bic: '', hasReverseCharge: true, rates: [] },
};
const german = { country: 'DE', vatId: 'DE136695976', taxStatus: 'reverse-charge', rate: 0 } as const;

const h = useHarness({ env: { TRANSLATION_WEBHOOK_URL: '', SANDBOX_TRANSLATIONS: 'false' } });
let manager: BuiltUser;
let bookkeeper: BuiltUser;
beforeAll(async () => {
  await h.listen();
  manager = await buildStaff(h, { capabilities: ['manage'], name: 'Olga Lima' });
  bookkeeper = await buildStaff(h, { capabilities: ['account'], name: 'Tom Baker' });
  const { id } = await h.caller(manager).admin.publishSeller({ office: '', facts: seller, reason: 'as registered' });
  await untilRead(h, { kind: 'seller', id });
});
beforeEach(() => h.deps.pool.query('delete from rate_limits'));

const admin = (user: BuiltUser) => h.caller(user).admin;
const own = (user: BuiltUser) => h.caller(user).authenticator;
const newTranslator = (name = 'Clara Reis') => buildUser(h, { role: 'authenticator', name });

let month = monthAt(new Date(), zone);

async function setTime(at: Date): Promise<void> {
  h.setNow(at);
  await h.db.updateTable('sessions').set({ provedAt: at, lastSeenAt: at }).execute();
}

/** A paper of so many pages at 6.50 a page. */
async function earn(user: BuiltUser, pages: number): Promise<void> {
  const { review } = await buildPending(h, { pages });
  await own(user).approve({ id: review.id, ...statement });
}

async function adjust(person: BuiltUser, cents: number, currency: 'eur' | 'usd' = 'eur'): Promise<void> {
  const amount = { cents, currency };
  await admin(bookkeeper).addPayAdjustment({ id: randomUUID(), person: person.id, month, amount, reason: 'as agreed' });
}

/** Closes the month by two people at once, on the first day of the next. */
async function close(): Promise<void> {
  const next = monthAfter(month);
  await setTime(new Date(monthBounds(next, zone).from.getTime() + 60 * 60_000));
  await Promise.all([1, 2].map(() => admin(bookkeeper).closePayMonth({ month })));
  month = next;
}

const statementsOf = async (user: BuiltUser) => (await own(user).statements()).items;
const rate = { unitCents: 650, currency: 'eur' } as const;

test('an agreement needs details, is accepted in the newest wording, and ends by either side once', async () => {
  const clara = await newTranslator();
  await buildRate(h, clara, rate);
  const today = dayAt(h.deps.now(), zone);
  const agreed = { version: selfBillingWording.version, startsOn: today };
  await expect(own(clara).acceptSelfBilling(agreed)).rejects.toMatchObject(refusal('PAY_BILLING_MISSING'));
  expect(await own(clara).billing()).toMatchObject({
    isPaidPerPaper: true,
    details: null,
    gaps: ['details', 'agreement'],
  });

  const save = (changes: Parameters<typeof billingInput>[0]) => own(clara).saveBilling(billingInput(changes));
  await expect(save({ vatId: 'PT504499778' })).rejects.toMatchObject(refusal('VAT_ID_INVALID'));
  await expect(save({ country: 'DE' })).rejects.toMatchObject(refusal('VAT_ID_INVALID'));
  await expect(save({ name: ' ' })).rejects.toMatchObject(refusal('PAY_BILLING_INVALID'));
  const saved = await save({ vatId: 'pt 504.499.777', series: 'cr' });
  expect(saved.details).toMatchObject({ vatId: 'PT504499777', series: 'CR' });

  await expect(own(clara).acceptSelfBilling({ ...agreed, version: '2020-01' })).rejects.toMatchObject(
    refusal('PAY_WORDING_CHANGED'),
  );
  await expect(own(clara).acceptSelfBilling({ ...agreed, startsOn: '2026-01-01' })).rejects.toMatchObject(
    refusal('PAY_AGREEMENT_PAST'),
  );
  const [one] = await Promise.all([own(clara).acceptSelfBilling(agreed), own(clara).acceptSelfBilling(agreed)]);
  expect(one).toMatchObject({ agreements: [{ endedAt: null, startsOn: today }], gaps: [] });
  const id = one.agreements[0]?.id ?? '';
  await expect(own(clara).acceptSelfBilling({ ...agreed, startsOn: '2099-01-01' })).rejects.toMatchObject(
    refusal('PAY_AGREEMENT_OPEN'),
  );

  await expect(own(await newTranslator()).endSelfBilling({ id })).rejects.toMatchObject(
    refusal('PAY_AGREEMENT_NOT_FOUND'),
  );
  const outcomes = await Promise.all([own(clara).endSelfBilling({ id }), admin(bookkeeper).endSelfBilling({ id })]);
  expect(outcomes).toHaveLength(2);
  await own(clara).acceptSelfBilling(agreed);
  const { people } = await admin(bookkeeper).payBilling();
  expect(people.find((person) => person.id === clara.id)).toMatchObject({
    ...{ name: 'Clara Reis', details: { city: 'Lisboa' }, isYou: false, gaps: [] },
    agreements: [{ endedAt: null }, { id }],
  });
  const events = await h.db
    .selectFrom('staffEvents')
    .select(['event', 'details'])
    .where('subjectUserId', '=', clara.id)
    .execute();
  expect(events.map(({ event }) => event).toSorted()).toEqual([
    ...['payAgreement.accepted', 'payAgreement.accepted', 'payAgreement.ended', 'payBilling.saved'],
  ]);
  expect(JSON.stringify(events)).not.toContain('Lisboa');
});

test('its proof is fresh', async () => {
  const clara = await newTranslator();
  await buildAgreement(h, clara);
  await h.db
    .updateTable('sessions')
    .set({ provedAt: new Date(Date.now() - 60 * 60_000) })
    .where('userId', '=', clara.id)
    .execute();
  const agreed = { version: selfBillingWording.version, startsOn: '2099-01-01' };
  await expect(own(clara).acceptSelfBilling(agreed)).rejects.toMatchObject(refusal('PROOF_NEEDED'));
  await expect(own(clara).saveBilling(billingInput())).rejects.toMatchObject(refusal('PROOF_NEEDED'));
});

test('months are invoices while an agreement holds, numbered per supplier without gaps', async () => {
  const [clara, dieter, ben] = [await newTranslator(), await newTranslator('Dieter Voss'), await newTranslator('Ben')];
  for (const person of [clara, dieter, ben]) await buildRate(h, person, rate);
  const agreementId = await buildAgreement(h, clara, { series: 'CR' });
  await buildAgreement(h, dieter, { ...german, name: 'Dieter Voss' });

  for (const person of [clara, dieter, ben]) await earn(person, 3);
  await adjust(clara, 25);
  await close();
  const first = (await statementsOf(clara))[0];
  expect(first).toMatchObject({
    ...{ totalCents: 1975, payableCents: 2429 },
    invoice: { kind: 'invoice', category: 'S', rate: 2300, netCents: 1975, taxCents: 454, grossCents: 2429 },
  });
  const year = h.deps.now().getUTCFullYear();
  expect(first?.invoice?.number).toBe(`CR-SB-${String(year)}-0001`);
  expect((await statementsOf(dieter))[0]?.invoice).toMatchObject({
    ...{ number: `SB-${String(year)}-0001`, category: 'AE', taxCents: 0, grossCents: 1950 },
  });
  expect((await statementsOf(ben))[0]).toMatchObject({ invoice: null, payableCents: 1950 });

  // What is wrong with it is a line of the next month: more than was earned makes a credit note.
  await adjust(clara, -1000);
  await earn(dieter, 1);
  await close();
  const credit = (await statementsOf(clara))[0];
  expect(credit).toMatchObject({
    ...{ totalCents: -1000, payableCents: -1230 },
    invoice: { kind: 'credit-note', netCents: 1000, taxCents: 230, corrects: first?.invoice?.number },
  });

  // Withdrawn between months: a statement alone, and the numbers go on afterwards.
  await own(clara).endSelfBilling({ id: agreementId });
  await adjust(clara, 100);
  await close();
  expect((await statementsOf(clara))[0]).toMatchObject({ invoice: null, payableCents: 100 });
  const startsOn = dayAt(h.deps.now(), zone);
  await own(clara).acceptSelfBilling({ version: selfBillingWording.version, startsOn });
  await adjust(clara, 200);
  await close();

  const rows = await h.db
    .selectFrom('payInvoices')
    .select(['kind', 'year', 'number'])
    .where('userId', '=', clara.id)
    .orderBy('issuedAt')
    .execute();
  const seen = new Map<string, number>();
  for (const { kind, year: of, number } of rows) {
    const key = `${kind} ${String(of)}`;
    expect(number).toBe((seen.get(key) ?? 0) + 1);
    seen.set(key, number);
  }
  expect(rows.map(({ kind }) => kind)).toEqual(['invoice', 'credit-note', 'invoice']);
  await expect(h.db.updateTable('payInvoices').set({ rate: 1 }).execute()).rejects.toThrow('pay does not change');
  expect((await recomputePay(h.db)).wrong).toEqual([]);
});

test('an agreement that ends during a closing holds for every currency of it or for none', async () => {
  const people = await Promise.all(['Ana', 'Ben', 'Eva'].map((name) => newTranslator(name)));
  const agreements = await Promise.all(people.map((person) => buildAgreement(h, person)));
  await setTime(new Date(monthBounds(month, zone).from.getTime() + 60 * 60_000));
  for (const person of people) {
    await adjust(person, 500);
    await adjust(person, 800, 'usd');
  }
  const ends = people.map((person, index) => own(person).endSelfBilling({ id: agreements[index] ?? '' }));
  await Promise.all([close(), ...ends]);
  for (const person of people) {
    const numbers = (await statementsOf(person)).map(({ invoice }) => invoice?.number.slice(-4));
    expect([
      [undefined, undefined],
      ['0002', '0001'],
      ['0001', '0002'],
    ]).toContainEqual(numbers);
  }
});

test('its files state both parties, the tax and that it is self-billed, for its person and bookkeepers alone', async () => {
  const [clara, dieter] = [await newTranslator(), await newTranslator('Dieter Voss')];
  await buildRate(h, dieter, rate);
  await buildAgreement(h, dieter, { ...german, name: 'Dieter Voss Übersetzungen', series: 'DV' });
  await buildRate(h, clara, rate);
  await buildAgreement(h, clara);
  await Promise.all([earn(clara, 2), earn(dieter, 2)]);
  await close();
  // Details that change later change no invoice.
  await own(dieter).saveBilling(billingInput({ ...german, name: 'Somebody Else' }));
  h.setNow(null);
  const idOf = async (user: BuiltUser) => (await statementsOf(user))[0]?.id ?? '';
  const open = (user: BuiltUser, file: string) =>
    fetch(`${h.env.publicUrl}/files/pay-statements/${file}`, { headers: { cookie: user.cookie } });
  const print = async (user: BuiltUser, id: string) => {
    const response = await open(user, id);
    const [page = ''] = await readPrinted(Buffer.from(await response.arrayBuffer()));
    return { page: squeezed(page), name: response.headers.get('content-disposition') };
  };

  const dieters = await print(bookkeeper, await idOf(dieter));
  expect(dieters.name).toMatch(/DV-SB-\d{4}-0001\.pdf/);
  for (const words of ['Self-billed invoice DV-SB-', 'Self-billing:', 'Reverse charge', 'DE136695976', 'PT504499777']) {
    expect(dieters.page).toContain(squeezed(words));
  }
  expect(dieters.page).toContain(squeezed('Dieter Voss Übersetzungen'));
  expect(dieters.page).not.toContain(squeezed('not an invoice'));
  const claras = await print(clara, await idOf(clara));
  for (const words of ['Net€13.00', 'Tax, 23 %', '€2.99', '€15.99']) expect(claras.page).toContain(squeezed(words));
  const csv = await (await open(clara, `${await idOf(clara)}.csv`)).text();
  expect(csv).toContain(',13.00,23,2.99,15.99');
  expect((await open(clara, await idOf(dieter))).status).toBe(404);
  await expect(admin(manager).payBilling()).rejects.toMatchObject(refusal('ADMIN_ONLY'));
});

test.skipIf(!hasTools)('its PDF carries it as EN 16931 has it (Factur-X)', { meta: { needs: toolNames } }, async () => {
  h.setNow(null);
  const dieter = await newTranslator('Dieter Voss');
  await buildAgreement(h, dieter, { ...german, name: 'Dieter Voss' });
  await setTime(new Date(monthBounds(month, zone).from.getTime() + 60 * 60_000));
  await adjust(dieter, 700);
  await adjust(dieter, -100);
  await close();
  const [invoiced] = await statementsOf(dieter);
  h.setNow(null);
  const response = await fetch(`${h.env.publicUrl}/files/pay-statements/${invoiced?.id ?? ''}`, {
    headers: { cookie: dieter.cookie },
  });
  const { attachment, faults } = readArchivalPdf(Buffer.from(await response.arrayBuffer()));
  expect(faults).toEqual([]);
  const xml = attachment.toString();
  for (const part of [
    '<ram:TypeCode>389</ram:TypeCode>',
    `<ram:ID>${invoiced?.invoice?.number ?? ''}</ram:ID>`,
    '<ram:ID schemeID="VA">DE136695976</ram:ID>',
    '<ram:ID schemeID="VA">PT504499777</ram:ID>',
    '<ram:CategoryCode>AE</ram:CategoryCode>',
    '<ram:ChargeAmount>1.00</ram:ChargeAmount>',
    '<ram:BilledQuantity unitCode="C62">-1</ram:BilledQuantity>',
    '<ram:LineTotalAmount>-1.00</ram:LineTotalAmount>',
    '<ram:DuePayableAmount>6.00</ram:DuePayableAmount>',
  ]) {
    expect(xml).toContain(part);
  }
});

test('details are in their person’s export, and go with their erasure; invoices keep what they state', async () => {
  h.setNow(null);
  const clara = await newTranslator();
  await buildAgreement(h, clara, { street: 'Rua Augusta 13' });
  await setTime(new Date(monthBounds(month, zone).from.getTime() + 60 * 60_000));
  await adjust(clara, 700);
  await close();
  const [closed] = await statementsOf(clara);
  const paidOn = dayAt(h.deps.now(), zone);
  await admin(bookkeeper).markStatementPaid({ id: closed?.id ?? '', paidOn, reference: 'wire' });
  h.setNow(null);
  const { pay } = await readAccountFiles(h.db, clara.id);
  expect(pay).toMatchObject({
    billing: { street: 'Rua Augusta 13' },
    selfBilling: [{ endedAt: null }],
    invoices: [{ grossCents: 861, parties: { supplier: { street: 'Rua Augusta 13' } } }],
  });
  await h.db.updateTable('profiles').set({ role: 'user' }).where('id', '=', clara.id).execute();
  await h.caller({ ...clara, role: 'user' }).auth.deleteAccount({ email: clara.email });
  await h.runJobs();
  h.setNow(new Date(Date.now() + 5 * 60_000));
  await resumeErasures(h.deps);
  h.setNow(null);
  await h.runJobs();
  const left = await h.db.selectFrom('payBilling').select('city').where('userId', '=', clara.id).execute();
  expect(left).toEqual([]);
  expect((await readAccountFiles(h.db, clara.id))['pay']).toMatchObject({ invoices: [{ grossCents: 861 }] });
});

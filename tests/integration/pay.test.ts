import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refreshReports } from '#server/features/admin/reports/cells.ts';
import { recordEarnings } from '#server/features/pay/earnings.ts';
import { recomputePay } from '#server/features/pay/recompute.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { dayAt, monthAfter, monthAt, monthBounds } from '#shared/pay/months.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { buildCommission, buildWithNotary, electronicAct, swear } from '../support/notaries.ts';
import { buildRate, rateInput } from '../support/pay.ts';
import { readPrinted, squeezed } from '../support/printed.ts';
import { buildPending, statement, uploadIdOf } from '../support/reviews.ts';
import { buildStaff } from '../support/staff.ts';

// What papers earn those who work on them: rates, earnings, months, statements.

const zone = 'America/New_York';
const refusal = (code: ErrorCode) => ({ cause: { code } });
const h = useHarness({ env: { TRANSLATION_WEBHOOK_URL: '', SANDBOX_TRANSLATIONS: 'false' } });
let manager: BuiltUser;
let bookkeeper: BuiltUser;
beforeAll(async () => {
  await h.listen();
  manager = await buildStaff(h, { capabilities: ['manage'], name: 'Olga Lima' });
  bookkeeper = await buildStaff(h, { capabilities: ['account'], name: 'Tom Baker' });
});
beforeEach(async () => {
  h.setNow(null);
  await h.deps.pool.query('delete from rate_limits');
});

/** Sets the time; who is signed in proved it then. */
async function setTime(at: Date): Promise<void> {
  h.setNow(at);
  await h.db.updateTable('sessions').set({ provedAt: at, lastSeenAt: at }).execute();
}

const admin = (user: BuiltUser) => h.caller(user).admin;
const own = (user: BuiltUser) => h.caller(user).authenticator;

async function newTranslator(name = 'Clara Reis'): Promise<BuiltUser> {
  return buildUser(h, { role: 'authenticator', name });
}

type Pending = Parameters<typeof buildPending>[1];

/** A paper that somebody approves now. */
async function certifyBy(user: BuiltUser, options: Pending = {}) {
  const { document, review } = await buildPending(h, options);
  await own(user).approve({ id: review.id, ...statement });
  return document;
}

/** What else an approval states. */
const again = {
  paperKind: 'Birth certificate',
  decision: 'approved',
  text: null,
  isFromStudio: false,
  notaryId: null,
} as const;

function earningsOf(documentId: string) {
  return h.db.selectFrom('payEarnings').selectAll().where('documentId', '=', documentId).orderBy('activity').execute();
}

describe('a delivered paper', () => {
  test('earns once at the rate in force, however often it is decided, opened again or issued again', async () => {
    const clara = await newTranslator();
    const rateId = await buildRate(h, clara, { unitCents: 450, rushPercent: 50, minimumCents: 900 });
    const { document, review } = await buildPending(h, { pages: 3, speed: 'rush' });
    const approve = () => own(clara).approve({ id: review.id, ...statement });
    const outcomes = await Promise.allSettled([approve(), approve()]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const paid = await earningsOf(document.id);
    expect(paid).toMatchObject([
      {
        ...{ userId: clara.id, activity: 'certify', rateId, unit: 'page', unitCents: 450, quantity: 3 },
        ...{ isRush: true, rushPercent: 50, minimumCents: 900, amountCents: 2025, currency: 'usd' },
        ...{ paperKind: 'Birth certificate', statementId: null },
      },
    ]);

    const { verificationCode } = document;
    await own(clara).reissue({ verificationCode, reason: 'A name was misspelled.' });
    // As if the paper were opened and decided again.
    await h.db.transaction().execute((trx) =>
      recordEarnings(h.deps, trx, {
        ...{ document, reviewId: review.id, certifiedBy: clara.id, day: dayAt(h.deps.now(), zone), now: h.deps.now() },
        ...again,
      }),
    );
    expect(await earningsOf(document.id)).toEqual(paid);
    await expect(
      sql`update pay_earnings set amount_cents = 1 where document_id = ${document.id}`.execute(h.db),
    ).rejects.toThrow('pay does not change');
  });

  test('pays the activities of its decision, and nothing to people without a rate', async () => {
    const clara = await newTranslator();
    await buildRate(h, clara, { activity: 'translate', unit: 'word', unitCents: 800, currency: 'eur' });
    await buildRate(h, clara, { activity: 'certify', unit: 'flat', unitCents: 1200 });
    const supplied = await buildPending(h);
    const uploadId = await uploadIdOf(h, supplied.review.id, clara);
    await own(clara).supplyTranslation({ id: supplied.review.id, uploadId, ...statement });
    expect(await earningsOf(supplied.document.id)).toMatchObject([
      { activity: 'certify', unit: 'flat', quantity: 1, amountCents: 1200, currency: 'usd' },
      { activity: 'translate', unit: 'word', currency: 'eur' },
    ]);
    const unpaid = await certifyBy(await newTranslator());
    expect(await earningsOf(unpaid.id)).toEqual([]);

    const details = await admin(bookkeeper).documentDetails({ id: supplied.document.id });
    expect(details.pay).toMatchObject({ marginCents: null, earnings: [{}, {}] });
    const alike = await certifyBy(clara);
    const { pay, chargedCents } = await admin(bookkeeper).documentDetails({ id: alike.id });
    expect(pay?.marginCents).toBe(chargedCents - 1200);
    const desk = await buildStaff(h, { capabilities: ['desk'] });
    expect((await admin(desk).documentDetails({ id: alike.id })).pay).toBeNull();
  });

  test('with a notary earns with its act, once each for the translator and the notary', async () => {
    const clara = await newTranslator();
    const notary = await buildUser(h, { role: 'authenticator', name: 'Nora Okafor' });
    const commissionId = await buildCommission(h, notary);
    await buildRate(h, clara, { unitCents: 400 });
    await buildRate(h, notary, { activity: 'notarize', unit: 'flat', unitCents: 1500 });
    const { document, review } = await buildWithNotary(h, { by: clara });
    expect(await earningsOf(document.id)).toEqual([]);
    await own(notary).returnToReview({ id: review.id, reason: 'The name is cut off.' });
    await own(clara).approve({ id: review.id, ...statement });
    const oathId = await swear(h, { reviewId: review.id, by: clara, commissionId });
    await own(notary).recordAct(electronicAct(review.id, { commissionId, oathId }));
    expect(await earningsOf(document.id)).toMatchObject([
      { userId: clara.id, activity: 'certify', amountCents: 400 * document.pages, service: 'notarized' },
      { userId: notary.id, activity: 'notarize', amountCents: 1500 },
    ]);
  });
});

describe('a rate', () => {
  test('changes from a day on, in the middle of a month too', async () => {
    const clara = await newTranslator();
    const now = new Date();
    const [today, tomorrow] = [now, new Date(now.getTime() + 24 * 60 * 60_000)].map((at) => dayAt(at, zone));
    if (today === undefined || tomorrow === undefined) throw new Error('no days');
    const first = rateInput(clara, { amount: { cents: 500, currency: 'brl' }, validFrom: today });
    const { id } = await admin(manager).saveRate(first);
    expect(await admin(manager).saveRate(first)).toEqual({ id });
    await admin(manager).saveRate({ ...first, amount: { cents: 700, currency: 'brl' }, validFrom: tomorrow });
    const before = await certifyBy(clara, { pages: 1 });
    await setTime(new Date(now.getTime() + 24 * 60 * 60_000));
    const after = await certifyBy(clara, { pages: 1 });
    expect([(await earningsOf(before.id))[0]?.amountCents, (await earningsOf(after.id))[0]?.amountCents]).toEqual([
      500, 700,
    ]);
    const { rates } = await admin(bookkeeper).rates({ person: clara.id });
    expect(rates.map(({ unitCents, state }) => [unitCents, state])).toEqual([
      [700, 'current'],
      [500, 'replaced'],
    ]);
  });

  test('is not one’s own, not in the past, and ends once', async () => {
    const clara = await newTranslator();
    await expect(admin(manager).saveRate(rateInput(manager))).rejects.toMatchObject(refusal('PAY_OWN'));
    const past = rateInput(clara, { validFrom: '2026-01-01' });
    await expect(admin(manager).saveRate(past)).rejects.toMatchObject(refusal('PAY_RATE_PAST'));
    const customer = await buildUser(h);
    await expect(admin(manager).saveRate(rateInput(customer))).rejects.toMatchObject(refusal('PAY_PERSON_NOT_FOUND'));
    await expect(admin(bookkeeper).saveRate(rateInput(clara))).rejects.toMatchObject(refusal('ADMIN_ONLY'));
    const id = await buildRate(h, clara);
    const today = dayAt(new Date(), zone);
    await admin(manager).endRate({ id, endsOn: today });
    await admin(manager).endRate({ id, endsOn: today });
    await expect(admin(manager).endRate({ id, endsOn: '2099-01-01' })).rejects.toMatchObject(refusal('PAY_RATE_ENDED'));
    expect(await earningsOf((await certifyBy(clara)).id)).toEqual([]);
  });
});

describe('a month', () => {
  const deduct = (person: BuiltUser, month: string, reason = 'Sent back twice') => ({
    ...{ id: randomUUID(), person: person.id, month, reason },
    amount: { cents: -250, currency: 'usd' as const },
  });
  const first = monthAt(new Date(), zone);
  const second = monthAfter(first);
  let clara: BuiltUser;
  beforeAll(async () => {
    clara = await newTranslator();
  });
  const [inSecond, inThird] = [second, monthAfter(second)].map(
    (month) => new Date(monthBounds(month, zone).from.getTime() + 60 * 60_000),
  );

  test('closes once it has ended into one statement each, whatever is certified meanwhile', async () => {
    if (!inSecond) throw new Error('no time');
    const ben = await newTranslator('Ben Keller');
    for (const person of [clara, ben]) await buildRate(h, person, { unitCents: 600 });
    await certifyBy(clara, { pages: 2 });
    await certifyBy(ben, { pages: 1 });
    const deduction = deduct(clara, first, '=HYPERLINK("http://evil.example")');
    await Promise.all([admin(bookkeeper).addPayAdjustment(deduction), admin(bookkeeper).addPayAdjustment(deduction)]);
    await expect(admin(bookkeeper).addPayAdjustment({ ...deduction, reason: 'Another' })).rejects.toMatchObject(
      refusal('PAY_ADJUSTMENT_TAKEN'),
    );
    await expect(admin(bookkeeper).addPayAdjustment(deduct(bookkeeper, first))).rejects.toMatchObject(
      refusal('PAY_OWN'),
    );
    await expect(admin(bookkeeper).closePayMonth({ month: first })).rejects.toMatchObject(refusal('PAY_MONTH_RUNNING'));
    await expect(admin(manager).closePayMonth({ month: first })).rejects.toMatchObject(refusal('ADMIN_ONLY'));

    await setTime(inSecond);
    const late = await certifyBy(clara, { pages: 4 });
    const closings = await Promise.all([1, 2, 3].map(() => admin(bookkeeper).closePayMonth({ month: first })));
    const count = closings[0]?.statements ?? 0;
    expect(closings).toEqual(Array.from({ length: 3 }, () => ({ month: first, statements: count })));
    await expect(admin(bookkeeper).addPayAdjustment(deduct(clara, first))).rejects.toMatchObject(
      refusal('PAY_MONTH_CLOSED'),
    );

    const { items } = await own(clara).statements();
    expect(items).toMatchObject([
      { month: first, currency: 'usd', lineCount: 1, earnedCents: 1200, adjustedCents: -250, totalCents: 950 },
    ]);
    expect(items[0]).toMatchObject({ state: 'issued', paidOn: null, isYours: true, payeeName: 'Clara Reis' });
    const numbers = await h.db.selectFrom('payStatements').select('number').orderBy('number').execute();
    expect(numbers.map(({ number }) => number)).toEqual(Array.from({ length: count }, (_none, index) => index + 1));

    // Decisions after the end count in the next month, as do those a close could not see.
    const straggler = await buildPending(h, { pages: 1 });
    await h.db.transaction().execute((trx) =>
      recordEarnings(h.deps, trx, {
        ...{ document: straggler.document, reviewId: straggler.review.id, certifiedBy: clara.id, day: `${first}-28` },
        ...again,
        now: new Date(monthBounds(first, zone).to.getTime() - 1),
      }),
    );
    const next = await own(clara).earnings({});
    expect(next).toMatchObject({ month: second, isClosed: false, openFrom: second });
    expect(next.lines.map(({ documentId }) => documentId).toSorted()).toEqual(
      [late.id, straggler.document.id].toSorted(),
    );
    expect(next.sums).toMatchObject([{ papers: 2, earnedCents: 3000, totalCents: 3000 }]);
    const closed = await own(clara).earnings({ month: first });
    expect(closed).toMatchObject({ isClosed: true, canClose: false, sums: [{ totalCents: 950 }] });
    expect(await own(ben).earnings({})).toMatchObject({ lines: [], sums: [] });
  });

  test('comes after the months before it', async () => {
    if (!inThird) throw new Error('no time');
    const late = await newTranslator();
    await buildRate(h, late);
    const third = monthAfter(second);
    await setTime(new Date(monthBounds(third, zone).to.getTime() + 1));
    await certifyBy(late);
    await expect(admin(bookkeeper).closePayMonth({ month: third })).rejects.toMatchObject(refusal('PAY_MONTH_EARLIER'));
    await admin(bookkeeper).closePayMonth({ month: second });
    await admin(bookkeeper).closePayMonth({ month: third });
    expect((await admin(bookkeeper).earnings({})).people.map(({ id }) => id)).toContain(late.id);
  });

  test('is confirmed, paid, and disputed after the payment, by nobody else', async () => {
    const id = (await own(clara).statements()).items.find(({ month }) => month === first)?.id ?? '';
    const stranger = await newTranslator();
    const dispute = { id, answer: 'dispute', message: 'The 4-page paper is missing.' } as const;
    await expect(own(stranger).answerStatement(dispute)).rejects.toMatchObject(refusal('PAY_STATEMENT_NOT_FOUND'));
    expect(await own(stranger).statements()).toEqual({ items: [] });
    await expect(own(clara).answerStatement({ ...dispute, message: ' ' })).rejects.toThrow();

    await own(clara).answerStatement({ id, answer: 'confirm' });
    const paid = { id, paidOn: dayAt(new Date(), zone), reference: 'SEPA 4711' };
    const ahead = dayAt(new Date(Date.now() + 48 * 60 * 60 * 1000), zone);
    await expect(admin(bookkeeper).markStatementPaid({ ...paid, paidOn: ahead })).rejects.toMatchObject(
      refusal('PAY_PAID_LATER'),
    );
    const marked = await Promise.all([
      admin(bookkeeper).markStatementPaid(paid),
      admin(bookkeeper).markStatementPaid(paid),
    ]);
    expect(marked[1]).toMatchObject({ state: 'confirmed', paidOn: paid.paidOn, reference: 'SEPA 4711' });
    await expect(admin(bookkeeper).markStatementPaid({ ...paid, reference: 'SEPA 4712' })).rejects.toMatchObject(
      refusal('PAY_STATEMENT_PAID'),
    );
    await expect(admin(bookkeeper).answerDispute({ id, message: 'Why?' })).rejects.toMatchObject(
      refusal('PAY_NOT_DISPUTED'),
    );

    await Promise.all([own(clara).answerStatement(dispute), own(clara).answerStatement(dispute)]);
    const list = await admin(bookkeeper).payStatements({ view: 'disputed' });
    expect(list).toMatchObject({ disputed: 1, total: 1, items: [{ id, state: 'disputed', reference: 'SEPA 4711' }] });
    const answered = await admin(bookkeeper).answerDispute({ id, message: 'It is on the next one.' });
    expect(answered.messages.map(({ kind }) => kind)).toEqual(['confirmed', 'disputed', 'answered']);
    expect((await own(clara).statements()).items.find((one) => one.id === id)).toMatchObject({ state: 'answered' });

    const open = (user: BuiltUser, file: string) =>
      fetch(`${h.env.publicUrl}/files/pay-statements/${file}`, { headers: { cookie: user.cookie } });
    expect((await open(stranger, id)).status).toBe(404);
    expect((await open(stranger, `${id}.csv`)).status).toBe(404);
    expect((await open(manager, id)).status).toBe(404);
    const csv = await (await open(clara, `${id}.csv`)).text();
    expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
    expect(csv).toContain(',-2.50,USD');
    const [page] = await readPrinted(Buffer.from(await (await open(bookkeeper, id)).arrayBuffer()));
    expect(squeezed(page ?? '')).toMatch(/StatementPAY-\d{4}-\d{4}/);
    expect(page).toContain('$9.50');
  });

  test('costs its orders what the report subtracts, where the currencies agree', async () => {
    h.setNow(null);
    const ben = await newTranslator();
    await buildRate(h, ben, { unitCents: 300 });
    const document = await certifyBy(ben, { pages: 2 });
    await h.db.updateTable('documents').set({ orderedAt: new Date() }).where('id', '=', document.id).execute();
    await refreshReports(h.deps, { isWhole: true });
    const today = new Date().toISOString().slice(0, 10);
    const reader = await buildStaff(h, { capabilities: ['account'] });
    const ask = () => admin(reader).report({ from: today, to: today, translatorId: ben.id });
    expect((await ask()).total).toMatchObject({ orders: 1, payCents: 600, unlikePay: 0 });

    // Pay in the currency of reports is set against an order in another one by its rate, and by nothing without it.
    const euros = { currency: 'eur', chargedCents: 2400 } as const;
    const sell = async (rate: { baseCurrency: 'usd' | null; baseRate: string | null }) => {
      await h.db
        .updateTable('documents')
        .set({ ...euros, ...rate })
        .where('id', '=', document.id)
        .execute();
      await refreshReports(h.deps);
      return ask();
    };
    const sold = await sell({ baseCurrency: 'usd', baseRate: '1.0832' });
    expect(sold).toMatchObject({ total: { revenueCents: 2600, payCents: 600, unlikePay: 0 }, apart: [] });
    const unrated = await sell({ baseCurrency: null, baseRate: null });
    expect(unrated.total).toMatchObject({ orders: 1, revenueCents: 0, payCents: 0, unlikePay: 1 });
    expect(unrated.apart).toEqual([{ currency: 'eur', cents: 2400, count: 1 }]);
  });

  test('is computed again from its records to the cent', async () => {
    const { earnings, statements, wrong } = await recomputePay(h.db);
    expect(earnings).toBeGreaterThan(5);
    expect(statements).toBeGreaterThan(3);
    expect(wrong).toEqual([]);
  });
});

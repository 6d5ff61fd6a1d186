import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { requestPasswordReset } from '#server/features/auth/account/recovery.ts';
import { recordAudit } from '#server/features/auth/audit-log.ts';
import { createGuest, lockGuest } from '#server/features/auth/guests.ts';
import { deleteMember, lockOrganization } from '#server/features/auth/organizations/queries.ts';
import { lockAccount, updateEmail } from '#server/features/auth/queries.ts';
import { endUserSessions } from '#server/features/auth/session.ts';
import { insertRequest } from '#server/features/documents/revision-requests.ts';
import { lockDocument } from '#server/features/documents/rows.ts';
import { importStatement } from '#server/features/payments/bank/service.ts';
import { mailGuest } from '#server/features/payments/guest-orders.ts';
import { closeMonths } from '#server/features/payments/on-account/statements.ts';
import { endSources, notifyOwners } from '#server/features/privacy/erasure/retention.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { requestLimits } from '#shared/price-requests.ts';
import { camtOf, chunksOf } from '../support/bank-files.ts';
import { buildDocument, buildUser, type BuiltUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { startWhileHeld } from '../support/lock-waits.ts';
import { ageTab, buildAccount, orderPages, paymentsOf, putOnAccount } from '../support/on-account.ts';
import { buildDraft, documentOf } from '../support/orders.ts';
import { buildDue, recordFor } from '../support/received.ts';

/** Calls at once: the second waits for a lock, and acts on what the first one has written. */

const refusal = (code: ErrorCode) => ({ cause: { code } });

const h = useHarness({ env: { TRANSLATION_WEBHOOK_URL: '' } });
let admin: BuiltUser;
beforeAll(async () => {
  admin = await buildUser(h, { role: 'admin' });
});

test('of two orders from one quote, one has its price', async () => {
  const owner = await buildUser(h);
  const items = [{ pages: 1, translationType: 'certified', isBankStatement: false } as const];
  const { id: quoteId, totalCents } = await h.caller(owner).payments.saveQuote({ items });
  const drafts = [await buildDraft(h, owner), await buildDraft(h, owner)];
  const outcomes = await startWhileHeld(
    h,
    (trx) => trx.selectFrom('quotes').select('id').where('id', '=', quoteId).forUpdate().execute(),
    drafts.map(
      ({ id }) =>
        () =>
          h
            .caller(owner)
            .payments.createCheckoutSession({ documentIds: [id], expectedTotalCents: totalCents, quoteId }),
    ),
  );
  expect(outcomes).toMatchObject([{ status: 'fulfilled' }, { status: 'rejected', reason: refusal('QUOTE_USED') }]);
});

test('of requests for a price at once, no more wait than may', async () => {
  const customer = await buildUser(h);
  const ask = () => h.caller(customer).payments.askPrice({ about: 'A diary', idempotencyKey: randomUUID() });
  for (let waiting = 1; waiting < requestLimits.waiting; waiting += 1) await ask();
  const outcomes = await startWhileHeld(
    h,
    (trx) => trx.selectFrom('profiles').select('id').where('id', '=', customer.id).forUpdate().execute(),
    [ask, ask],
  );
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('money that is being reversed pays for no statement', async () => {
  const { id, owner, statementId } = await buildDue(h, { pages: 1 });
  const { id: receiptId } = await recordFor(h, admin, { statementId, cents: 2500 });
  await orderPages(h, owner, 1);
  await ageTab(h, id, 32);
  const outcomes = await startWhileHeld<unknown>(
    h,
    // The reversal, which has locked the entry, waits for its place in the admin's audit log.
    (trx) => recordAudit(h.deps, trx, { event: 'desk.ordered', actor: admin }),
    [() => h.caller(admin).admin.reversePayment({ receiptId, reason: 'the check bounced' }), () => closeMonths(h.deps)],
  );
  expect(outcomes).toMatchObject([{ status: 'fulfilled' }, { status: 'fulfilled' }]);
  const payments = await paymentsOf(h, id);
  expect(payments.map(({ status, receivedCents }) => ({ status, receivedCents }))).toEqual([
    { status: 'due', receivedCents: 0 },
    { status: 'due', receivedCents: 0 },
  ]);
});

test('a line that two bank statements have, imported at once, is of one of them', async () => {
  const line = (name: string) => ({ amount: '15.00', reference: 'rent', bankReference: `${name}-${randomUUID()}` });
  const shared = line('shared');
  const take = (name: string) =>
    importStatement(h.deps, admin, {
      ...{ body: chunksOf(camtOf([shared, line(name)])), filename: `${name}.xml`, format: 'camt.053' },
    });
  const outcomes = await startWhileHeld(
    h,
    (trx) => sql`lock table bank_imports in share row exclusive mode`.execute(trx),
    [() => take('november'), () => take('week')],
  );
  // The table's lock lets both go on at once: either may be first.
  const taken = outcomes.map((outcome) => outcome.status === 'fulfilled' && outcome.value);
  expect(taken).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ lines: 2, known: 0 }),
      expect.objectContaining({ lines: 1, known: 1 }),
    ]),
  );
});

test('a guest whose mails are due at once gets one link', async () => {
  const choices = { email: `${randomUUID()}@example.com`, locale: null, currency: null };
  const { guest } = await createGuest(h.deps, choices);
  const { id } = guest.actor;
  const now = h.deps.now();
  const paid = { userId: id, status: 'paid', amountCents: 1500, paidAt: now, expiresAt: now } as const;
  await h.db.insertInto('payments').values(paid).execute();
  const mail = () => mailGuest(h.deps, id);
  const outcomes = await startWhileHeld(h, (trx) => lockGuest(trx, id), [mail, mail]);
  expect(outcomes).toMatchObject([{ status: 'fulfilled' }, { status: 'fulfilled' }]);
  expect(await h.db.selectFrom('emailTokens').select('id').where('userId', '=', id).execute()).toHaveLength(1);
  // The unsent mail does not count against the daily limit either.
  const counted = await h.deps.pool.query(`select points from rate_limits where key like 'guestLinksByInbox:%'`);
  expect(counted.rows).toEqual([{ points: 1 }]);
});

test('a member who is removed meanwhile orders nothing on account', async () => {
  const { id, billing } = await buildAccount(h);
  const document = await buildDraft(h, billing);
  const outcomes = await startWhileHeld(
    h,
    async (trx) => {
      await lockOrganization(trx, id);
      await deleteMember(trx, { accountId: id, userId: billing.person.id });
    },
    [() => putOnAccount(h, billing, [document])],
  );
  expect(outcomes).toMatchObject([{ status: 'rejected', reason: refusal('MEMBER_DENIED') }]);
  expect(await paymentsOf(h, id)).toEqual([]);
});

test('an account is not deleted by a session that ends meanwhile', async () => {
  const user = await buildUser(h);
  const outcomes = await startWhileHeld(
    h,
    async (trx) => {
      await lockAccount(trx, user.id);
      await endUserSessions(trx, user.id);
    },
    [() => h.caller(user).auth.deleteAccount({ email: user.email })],
  );
  expect(outcomes).toMatchObject([{ status: 'rejected', reason: refusal('NOT_SIGNED_IN') }]);
  expect(await h.db.selectFrom('erasures').select('id').where('userId', '=', user.id).execute()).toEqual([]);
});

test('a reset link that is asked for while the address changes is not mailed to the former one', async () => {
  const user = await buildUser(h);
  const [outcome] = await startWhileHeld(
    h,
    async (trx) => {
      await lockAccount(trx, user.id);
      await updateEmail(trx, { userId: user.id, email: `new.${user.email}`, now: h.deps.now() });
    },
    [() => requestPasswordReset(h.deps, { ip: '127.0.0.1', deviceTokens: [] }, { email: user.email })],
  );
  expect(outcome).toMatchObject({ status: 'fulfilled' });
  const links = h.db.selectFrom('emailTokens').select('email').where('userId', '=', user.id);
  expect(await links.where('kind', '=', 'reset').execute()).toEqual([]);
});

describe('a source that leaves', () => {
  const dayMs = 24 * 60 * 60_000;

  /** An order that was refunded so long ago. */
  async function buildRefunded(days: number) {
    const owner = await buildUser(h);
    const { id } = await buildDocument(h, { owner, status: 'processing', paymentStatus: 'refunded' });
    const updatedAt = new Date(h.deps.now().getTime() - days * dayMs);
    await h.db.updateTable('documents').set({ updatedAt }).where('id', '=', id).execute();
    return { owner, id };
  }

  test('is announced once by two jobs at once', async () => {
    const { owner, id } = await buildRefunded(400);
    await startWhileHeld(h, (trx) => lockDocument(trx, id), [() => notifyOwners(h.deps), () => notifyOwners(h.deps)]);
    const told = h.db.selectFrom('notifications').select('id').where('userId', '=', owner.id);
    expect(await told.where('type', '=', 'sources_leaving').execute()).toHaveLength(1);
  });

  test('stays for a misspelling that is reported while the job runs', async () => {
    const { owner, id } = await buildRefunded(1);
    const sourceLeavesAt = new Date(h.deps.now().getTime() - dayMs);
    const announced = { sourceToldAt: sourceLeavesAt, sourceLeavesAt };
    await h.db.updateTable('documents').set(announced).where('id', '=', id).execute();
    const request = { documentId: id, requestedBy: owner.id, revision: 1, items: '[]', createdAt: h.deps.now() };
    await startWhileHeld(
      h,
      async (trx) => {
        await lockDocument(trx, id);
        await insertRequest(trx, request);
      },
      [() => endSources(h.deps)],
    );
    expect(await documentOf(h, id)).toMatchObject({ sourceRemovedAt: null, fileKey: expect.any(String) });
  });
});

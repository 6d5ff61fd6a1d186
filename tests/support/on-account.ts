import { randomUUID } from 'node:crypto';
import { closeMonths } from '#server/features/payments/on-account/statements.ts';
import type { Target } from './access-targets.ts';
import { buildUser, type BuiltUser, type DocumentRow } from './factories.ts';
import type { Harness } from './harness.ts';
import { buildDraft, deliver, pay } from './orders.ts';
import { buildMember, buildOrganization } from './organizations.ts';

/** Organizations that order on account, their tabs and statements. */

const dayMs = 24 * 60 * 60 * 1000;

/** An organization that an admin lets order on account. */
export async function buildAccount(h: Harness, { limitCents = 100_000 }: { limitCents?: number } = {}) {
  const organization = await buildOrganization(h);
  const admin = await buildUser(h, { role: 'admin' });
  await h.caller(admin).admin.setCreditLimit({ id: organization.id, limitCents });
  const billing = await buildMember(h, { organization, role: 'billing' });
  return { ...organization, admin, billing };
}

export function putOnAccount(h: Harness, user: BuiltUser, documents: readonly DocumentRow[]) {
  return h.caller(user).payments.orderOnAccount({
    documentIds: documents.map(({ id }) => id),
    expectedTotalCents: documents.reduce((sum, { totalCostCents }) => sum + totalCostCents, 0),
  });
}

/** Orders so many documents of one page on account, one by one. */
export async function orderPages(h: Harness, user: BuiltUser, count: number): Promise<DocumentRow[]> {
  const documents: DocumentRow[] = [];
  for (let made = 0; made < count; made += 1) documents.push(await buildDraft(h, user));
  for (const document of documents) await putOnAccount(h, user, [document]);
  return documents;
}

export function paymentsOf(h: Harness, accountId: string) {
  return h.db.selectFrom('payments').selectAll().where('userId', '=', accountId).orderBy('createdAt').execute();
}

export async function onlyPaymentOf(h: Harness, accountId: string) {
  const [payment, ...others] = await paymentsOf(h, accountId);
  if (!payment || others.length > 0) throw new Error(`${others.length + 1} payments`);
  return payment;
}

/** Opens the organization's tab in an earlier month. */
export async function ageTab(h: Harness, accountId: string, days: number): Promise<void> {
  await h.db
    .updateTable('payments')
    .set({ createdAt: new Date(Date.now() - days * dayMs) })
    .where('userId', '=', accountId)
    .where('statedAt', 'is', null)
    .execute();
}

/** Lets the month of the organization's tab end. */
export async function endMonth(h: Harness, accountId: string): Promise<void> {
  await ageTab(h, accountId, 32);
  await closeMonths(h.deps);
}

export async function payStatement(h: Harness, user: BuiltUser, paymentId: string): Promise<string> {
  const { sessionId } = await h.caller(user).payments.payStatement({ paymentId });
  await pay(h, sessionId);
  await deliver(h, sessionId);
  await h.runJobs();
  return sessionId;
}

/** A statement of `owner` that is due. */
export const statement: Target = async (h, owner) => {
  const now = h.deps.now();
  const { id } = await h.db
    .insertInto('payments')
    .values({
      userId: owner.id,
      ...{ status: 'due', onAccount: true, amountCents: 1500 },
      ...{ statedAt: now, dueAt: new Date(now.getTime() + 30 * dayMs), expiresAt: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { rows } = await h.deps.pool.query<{ next: number }>('select count(*)::int + 1 as next from invoices');
  await h.db
    .insertInto('invoices')
    .values({
      id: randomUUID(),
      ...{ accountId: owner.id, kind: 'invoice', year: 1998, number: rows[0]?.next ?? 1, paymentId: id },
      ...{ refundId: null, customerName: 'Reis LLP', totalCents: 1500, issuedAt: now },
    })
    .execute();
  return id;
};

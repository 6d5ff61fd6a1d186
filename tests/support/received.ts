import { randomUUID } from 'node:crypto';
import type { BuiltUser } from './factories.ts';
import type { Harness } from './harness.ts';
import { buildAccount, endMonth, onlyPaymentOf, orderPages } from './on-account.ts';

/** Statements that are due, and money that comes for them by other ways than a card. */

const dayMs = 24 * 60 * 60 * 1000;

/** An organization with a statement of so many pages at 15 dollars. */
export async function buildDue(h: Harness, { pages = 2 }: { pages?: number } = {}) {
  const account = await buildAccount(h);
  await orderPages(h, account.owner, pages);
  await endMonth(h, account.id);
  const { id: statementId } = await onlyPaymentOf(h, account.id);
  const [invoice] = (await h.caller(account.owner).payments.invoices({})).items;
  if (!invoice) throw new Error('no invoice');
  return { ...account, statementId, number: invoice.number };
}

/** Moves the day a statement was due into the past. */
export async function ageStatement(h: Harness, statementId: string, days: number): Promise<void> {
  await h.db
    .updateTable('payments')
    .set({ dueAt: new Date(h.deps.now().getTime() - days * dayMs) })
    .where('id', '=', statementId)
    .execute();
}

export const usd = (cents: number) => ({ cents, currency: 'usd' as const });

/** Today in UTC, so many days on. */
export function dayFromNow(h: Harness, days = 0): string {
  return new Date(h.deps.now().getTime() + days * dayMs).toISOString().slice(0, 10);
}

export function recordFor(
  h: Harness,
  user: BuiltUser,
  input: { statementId?: string; orderId?: string; cents: number; key?: string; reference?: string },
) {
  const { cents, key = randomUUID(), reference = 'wire 4711', ...target } = input;
  return h.caller(user).admin.recordPayment({
    ...target,
    ...{ amount: usd(cents), method: 'bank', receivedOn: dayFromNow(h), reference, idempotencyKey: key },
  });
}

/** A row of `receivedPayments`, as a target of the access matrix. */
export async function recordedPayment(h: Harness): Promise<string> {
  const { admin, statementId } = await buildDue(h, { pages: 1 });
  return (await recordFor(h, admin, { statementId, cents: 500 })).id;
}

import type { Selectable } from 'kysely';
import type { Deps } from '#server/deps.ts';
import { notify } from '#server/features/notifications/notify.ts';
import type { Trx } from '#server/platform/db/client.ts';
import type { PaymentsTable } from '#server/platform/db/tables.ts';
import { limits } from '#shared/limits.ts';
import { findStatement } from './invoice-queries.ts';
import { issueMissing } from './invoicing.ts';
import { releaseItems, updatePayment } from './queries.ts';
import { confirmReceived, takeCredit } from './receivables.ts';

/*
 * Stating: a month's tab becomes its statement.
 * Promises: once, by the month's end, the next month's first order or an early payment, whichever comes first, and
 * numbered like every invoice; the account's credit is applied to it.
 * Never: a statement of nothing.
 */

type Payment = Selectable<PaymentsTable>;

export function monthStart(at: Date): Date {
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth()));
}

/** Months are UTC. */
export function isOfEarlierMonth(openedAt: Date, now: Date): boolean {
  return openedAt < monthStart(now);
}

/** States the locked tab: issues its invoice, due in 30 days. One whose orders were all credited ends without. */
export async function stateTab(deps: Deps, trx: Trx, tab: Payment): Promise<void> {
  const now = deps.now();
  const { id, userId } = tab;
  const dueCents = tab.amountCents - tab.refundedCents;
  if (dueCents === 0) {
    await updatePayment(trx, { id, values: { status: 'refunded' }, now });
    await releaseItems(trx, id);
    return;
  }
  const dueAt = new Date(now.getTime() + limits.statementDueMs);
  await updatePayment(trx, { id, values: { statedAt: now, dueAt }, now });
  await issueMissing(deps, trx, id);
  const { payment, takenCents } = await takeCredit(deps, trx, { ...tab, statedAt: now, dueAt });
  const statement = await findStatement(trx, { paymentId: id, accountId: userId });
  await notify(trx, {
    now: deps.now,
    userId,
    kind: 'statement_issued',
    payload: { paymentId: id, number: statement?.number ?? '', totalCents: dueCents, dueAt: dueAt.toISOString() },
  });
  if (takenCents === 0) return;
  const arrival = { method: 'credit', creditCents: 0 } as const;
  await confirmReceived(deps, trx, { payment, cents: takenCents, arrival });
}

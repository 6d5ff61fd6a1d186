import type { Deps } from '#server/deps.ts';
import { recordAudit } from '#server/features/auth/audit-log.ts';
import { rateNow } from '#server/features/company/exchange-rates.ts';
import { notifyAdmins } from '#server/features/notifications/notify.ts';
import type { Trx } from '#server/platform/db/client.ts';
import type { Currency } from '#shared/money.ts';
import { insertDuplicatePayment } from './queries.ts';
import { insertAllocation, listCredits, lockCredit } from './receivable-queries.ts';
import { insertRefund } from './refund-queries.ts';

/*
 * Credit of an account that is deleted, or of a guest whose order expired: received money that paid for nothing.
 * Promises: it becomes a payment of its own, whose refund staff pay out by hand; each entry once, also under concurrency.
 */

const reason = 'Credit of a deleted account';

/** Requests the payout of an account's credit, for each of its currencies. */
export async function returnCredit(deps: Deps, trx: Trx, accountId: string): Promise<void> {
  for (const { currency } of await listCredits(trx, [accountId])) await returnIn(deps, trx, { accountId, currency });
}

async function returnIn(
  deps: Deps,
  trx: Trx,
  { accountId, currency }: { accountId: string; currency: Currency },
): Promise<void> {
  const entries = await lockCredit(trx, { accountId, currency });
  const amountCents = entries.reduce((sum, { freeCents }) => sum + freeCents, 0);
  if (amountCents === 0) return;
  const now = deps.now();
  const times = { createdAt: now, updatedAt: now };
  const payment = await insertDuplicatePayment(trx, {
    ...{ userId: accountId, status: 'paid', flag: 'credit-left', amountCents, receivedCents: amountCents, currency },
    ...(await rateNow(deps, trx, currency)),
    ...{ paidAt: now, expiresAt: now, ...times },
  });
  if (!payment) return;
  const { id: paymentId, receiptNumber } = payment;
  for (const { id: receivedId, freeCents } of entries) {
    await insertAllocation(trx, { receivedId, paymentId, amountCents: freeCents, createdAt: now });
  }
  await insertRefund(trx, { paymentId, amountCents, reason, source: 'system', ...times }, []);
  await recordAudit(deps, trx, {
    event: 'refund.requested',
    actor: null,
    subjectUserId: accountId,
    details: { payment: paymentId, amountCents, reason },
  });
  await notifyAdmins(trx, {
    now: deps.now,
    kind: 'payout_waiting',
    payload: { paymentId, receiptNumber: String(receiptNumber), totalCents: amountCents, currency },
  });
}

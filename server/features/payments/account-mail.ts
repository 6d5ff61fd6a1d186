import type { Deps } from '#server/deps.ts';
import { queueEmail } from '#server/features/notifications/notify.ts';
import type { Trx } from '#server/platform/db/client.ts';
import type { PaidBy } from '#shared/received.ts';
import { findBilled, findStatement, listBillingMembers, listOwners } from './invoice-queries.ts';

type Change = 'ordered' | 'credited' | 'paid' | 'received' | 'reversed' | 'overdue' | 'reminder';

/** Mails those who pay for an organization what changed on its account; `overdue` and reminders also go to its owners. */
export async function mailPayers(
  deps: Deps,
  trx: Trx,
  changed: {
    accountId: string;
    change: Change;
    cents: number;
    paymentId: string;
    documents?: number;
    reason?: string | undefined;
    /** Of money that came another way than by card. */
    arrival?: { method: PaidBy; receipt?: string; creditCents: number };
    leftCents?: number;
  },
): Promise<void> {
  const { accountId, change, cents, paymentId, documents, reason, arrival, leftCents } = changed;
  const billed = await findBilled(trx, accountId);
  if (!billed) return;
  const statement = await findStatement(trx, { paymentId, accountId });
  const payers = await listBillingMembers(trx, accountId);
  const owners = change === 'overdue' || change === 'reminder' ? await listOwners(trx, accountId) : [];
  const people = new Map([...payers, ...owners].map((person) => [person.userId, person]));
  for (const { userId, name, email } of people.values()) {
    await queueEmail(deps, trx, {
      userId,
      to: { name, address: email },
      template: 'account-changed',
      payload: {
        organization: billed.name ?? '',
        change,
        cents,
        ...(statement && { number: statement.number, dueAt: statement.dueAt?.toISOString() }),
        ...(documents !== undefined && { documents }),
        ...(reason !== undefined && { reason }),
        ...(arrival && {
          method: arrival.method,
          ...(arrival.receipt !== undefined && { receipt: arrival.receipt }),
          ...(arrival.creditCents > 0 && { creditCents: arrival.creditCents }),
        }),
        ...(leftCents !== undefined && { leftCents }),
      },
    });
  }
}

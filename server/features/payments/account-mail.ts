import type { Deps } from '#server/deps.ts';
import { queueEmail } from '#server/features/notifications/notify.ts';
import type { Trx } from '#server/platform/db/client.ts';
import { findBilled, findStatement, listBillingMembers, listOwners } from './invoice-queries.ts';

type Change = 'ordered' | 'credited' | 'paid' | 'overdue';

/** Mails those who pay for an organization what changed on its account; `overdue` also goes to its owners. */
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
  },
): Promise<void> {
  const { accountId, change, cents, paymentId, documents, reason } = changed;
  const billed = await findBilled(trx, accountId);
  if (!billed) return;
  const statement = await findStatement(trx, { paymentId, accountId });
  const payers = await listBillingMembers(trx, accountId);
  const owners = change === 'overdue' ? await listOwners(trx, accountId) : [];
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
      },
    });
  }
}

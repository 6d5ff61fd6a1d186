import { limits } from '#shared/limits.ts';
import type { AdminOverview } from '#shared/schemas/admin.ts';
import type { Deps } from '#server/deps.ts';
import { readDueOfAll } from '#server/features/payments/on-account/queries.ts';
import { countEverything, readMoneyAndDays } from './overview/queries.ts';

/*
 * The admin's overview.
 * Promises: revenue is charges minus refunds of collected payments; averages and rates are over ordered documents (paid,
 * refunded or free).
 * Never: a draft, a free upload or what is due on account counted as revenue.
 */

const dayMs = 24 * 60 * 60 * 1000;

/** Counts, status breakdown, revenue, completion rate and the last thirty days. */
export async function getAdminOverview(deps: Pick<Deps, 'db' | 'now'>): Promise<AdminOverview> {
  const now = deps.now();
  const today = Math.floor(now.getTime() / dayMs) * dayMs;
  const since = new Date(today - (limits.overviewDays - 1) * dayMs);
  const [counted, money, due] = await Promise.all([
    countEverything(deps.db),
    readMoneyAndDays(deps.db, { since, days: limits.overviewDays }),
    readDueOfAll(deps.db, now),
  ]);
  const count = (matches: (row: Counted['documents'][number]) => boolean) =>
    counted.documents.reduce((sum, row) => (matches(row) ? sum + row.documents : sum), 0);
  const total = count(() => true);
  const ordered = count((row) => row.payment !== 'unpaid');
  const completed = count((row) => row.payment !== 'unpaid' && row.status === 'completed');
  const revenueCents = money.charged - money.refunded;
  return {
    documents: {
      total,
      ordered,
      drafts: total - ordered,
      awaitingReview: counted.waiting,
      translated: counted.delivered,
    },
    users: countPeople(counted),
    statuses: {
      pending: count((row) => row.status === 'pending'),
      processing: count((row) => row.status === 'processing'),
      completed: count((row) => row.status === 'completed'),
      error: count((row) => row.status === 'error'),
    },
    revenueCents,
    chargedCents: money.charged,
    refundedCents: money.refunded,
    ...due,
    averagePerDocumentCents: ordered > 0 ? Math.round(revenueCents / ordered) : 0,
    completionRate: ordered > 0 ? Math.round((completed / ordered) * 1000) / 10 : 0,
    days: money.days.map(({ earned, ...row }) => ({ ...row, revenueCents: earned })),
  };
}

type Counted = Awaited<ReturnType<typeof countEverything>>;

function countPeople({ people, impersonal }: Counted): AdminOverview['users'] {
  const of = (role: string) => people.find((row) => row.role === role)?.people ?? 0;
  const counts = { admins: of('admin'), authenticators: of('authenticator'), users: of('user') - impersonal };
  return { total: counts.admins + counts.authenticators + counts.users, ...counts };
}

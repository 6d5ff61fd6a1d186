import type { Deps } from '#server/deps.ts';
import { listManagers } from '#server/features/auth/roles.ts';
import { isNotaryAvailable } from '#server/features/documents/availability.ts';
import { countNeedingNotary } from '#server/features/documents/review/queries.ts';
import { notifyPeople } from '#server/features/notifications/notify.ts';
import { clearVacancy, markVacancy } from './notary-queries.ts';

/*
 * Notice that paid orders wait and no notary is left, to those who set commissions.
 * Promises: one notice each time the last notary leaves, however often the job runs.
 */

/** Job: notifies those who set commissions of paid orders that no notary can act on. */
export async function notifyVacancy(deps: Deps): Promise<void> {
  const { now } = deps;
  await deps.db.transaction().execute(async (trx) => {
    if (await isNotaryAvailable({ db: trx, now })) return clearVacancy(trx);
    const orders = await countNeedingNotary(trx);
    if (orders === 0 || !(await markVacancy(trx, now()))) return;
    const userIds = await listManagers(trx);
    await notifyPeople(trx, { now, userIds, kind: 'notary_missing', payload: { orders } });
  });
}

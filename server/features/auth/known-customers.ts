import { sql } from 'kysely';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { anyOf, batched, orderByKeys } from '#server/platform/db/batched.ts';
import { precompiled } from '#server/platform/db/precompiled.ts';
import { isStaff } from '#shared/access.ts';
import { limits } from '#shared/limits.ts';
import { personIdOf } from './policy.ts';

const readStanding = precompiled<{ ids: readonly string[] }>()((db, param) =>
  db
    .selectFrom('profiles as asked')
    // A sandbox has its owner's standing.
    .innerJoin('profiles as p', (join) => join.on(sql<boolean>`p.id = coalesce(asked.owner_id, asked.id)`))
    .select([
      'asked.id',
      'p.role',
      'p.createdAt',
      // A refunded payment cost nothing.
      sql<boolean>`exists (
        select from payments where user_id = p.id and status = 'paid' and refunded_cents < amount_cents
      )`.as('hasPaid'),
    ])
    .where('asked.id', '=', anyOf(param('ids'), 'uuid')),
);

/** The facts that make an account a known customer; undefined for an unknown id. */
const findStanding = batched(async (db, ids: readonly string[]) =>
  orderByKeys(ids, await readStanding(db, { ids }), ({ id }) => id),
);

/**
 * Whether uploads of the actor come before those of newcomers in their network: the account, or the person who acts, has paid, is
 * older than a day, or is staff. By the live product's records and clock, also for test keys: a sandbox's payments and clock are
 * its owner's to set.
 */
export async function isKnownCustomer(
  { db, now, sandbox }: Pick<Deps, 'db' | 'now' | 'sandbox'>,
  actor: Actor,
): Promise<boolean> {
  const live = sandbox?.live ?? { db, now };
  const newcomersSince = new Date(live.now().getTime() - limits.newcomerMs);
  const ids = new Set([actor.id, personIdOf(actor)]);
  const standings = await Promise.all([...ids].map((id) => findStanding(live.db, id)));
  return standings.some(
    (found) => found !== undefined && (found.hasPaid || isStaff(found.role) || found.createdAt <= newcomersSince),
  );
}

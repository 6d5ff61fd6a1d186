import { sql } from 'kysely';
import { batched, orderByKeys } from '#server/platform/db/batched.ts';
import { precompiled } from '#server/platform/db/precompiled.ts';

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
    .where('asked.id', '=', sql<string>`any(${param('ids')}::uuid[])`),
);

/** What an account has to show for itself; undefined for an unknown id. */
export const findStanding = batched(async (db, ids: readonly string[]) =>
  orderByKeys(ids, await readStanding(db, { ids }), ({ id }) => id),
);

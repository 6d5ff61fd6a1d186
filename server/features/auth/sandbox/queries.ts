import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Trx } from '#server/platform/db/client.ts';
import { erasedDomain } from '#shared/erasure.ts';

/** SQL of sandbox accounts: their rows in the live schema, by which keys find them, and in the sandboxes' schema. */

/** Signs test translations; no person. */
export const testTranslator = {
  id: '00000000-0000-4000-8000-000000007e57',
  name: 'Test translator',
  email: `test-translator${erasedDomain}`,
  role: 'authenticator',
} as const;

/** The sandbox of an account, made with the first call, also under concurrency. */
export async function ensureSandboxProfile(
  trx: Trx,
  { ownerId, now }: { ownerId: string; now: Date },
): Promise<string> {
  const id = randomUUID();
  await trx
    .insertInto('profiles')
    .values({ ...testProfile(id), kind: 'sandbox', ownerId, createdAt: now, updatedAt: now })
    .onConflict((conflict) => conflict.column('ownerId').where('ownerId', 'is not', null).doNothing())
    .execute();
  const row = await trx.selectFrom('profiles').select('id').where('ownerId', '=', ownerId).executeTakeFirstOrThrow();
  return row.id;
}

/** Nothing of the owner: their address changes, and test data outlives no account. */
function testProfile(id: string) {
  return { id, name: 'Test account', email: `${id}${erasedDomain}`, role: 'user' as const };
}

/** How far the account's clock is ahead; undefined before its first call. */
export async function findTestClock(sandboxDb: Db, accountId: string): Promise<number | undefined> {
  const { rows } = await sql<{ aheadMs: number }>`
    select ahead_ms as "aheadMs" from test_clocks where account_id = ${accountId}`.execute(sandboxDb);
  return rows[0]?.aheadMs;
}

/** The account's rows in the sandboxes' schema; idempotent, also under concurrency. */
export async function insertSandbox(
  sandboxDb: Db,
  { accountId, now }: { accountId: string; now: Date },
): Promise<void> {
  await sandboxDb.transaction().execute(async (trx) => {
    // No staff: nothing notifies it.
    const translator = { ...testTranslator, role: 'user' as const };
    for (const profile of [testProfile(accountId), translator]) {
      await trx
        .insertInto('profiles')
        .values({ ...profile, createdAt: now, updatedAt: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    await sql`insert into test_clocks (account_id) values (${accountId}) on conflict do nothing`.execute(trx);
  });
}

/** Moves the account's clock to `aheadMs`; false where it is there or further already. */
export async function updateTestClock(
  trx: Trx,
  { accountId, aheadMs }: { accountId: string; aheadMs: number },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update test_clocks set ahead_ms = ${aheadMs} where account_id = ${accountId} and ahead_ms < ${aheadMs}`.execute(
    trx,
  );
  return numAffectedRows > 0n;
}

/** Sandboxes on which time acts: those with a document, a quote or an open payment. */
export async function listBusySandboxes(sandboxDb: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select c.account_id as id from test_clocks c
    where exists (select from documents d where d.user_id = c.account_id)
      or exists (select from quotes q where q.user_id = c.account_id)
      or exists (select from payments p where p.user_id = c.account_id and p.status = 'open')
    order by 1`.execute(sandboxDb);
  return rows.map(({ id }) => id);
}

/** The sandboxes of an owner. */
export async function listSandboxesOf(db: Db | Trx, ownerId: string): Promise<string[]> {
  const rows = await db.selectFrom('profiles').select('id').where('ownerId', '=', ownerId).execute();
  return rows.map(({ id }) => id);
}

/** Deletes a sandbox's rows in its schema; what refers to them goes with them. */
export async function deleteSandbox(sandboxDb: Db, accountId: string): Promise<void> {
  await sandboxDb.deleteFrom('profiles').where('id', '=', accountId).execute();
}

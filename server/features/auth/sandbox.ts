import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { SignedInActor } from '#server/context.ts';
import type { Deps, Sandbox } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import type { Db, Trx } from '#server/platform/db/client.ts';
import type { JobName } from '#server/platform/jobs/catalogue.ts';
import { everySandbox, sandboxDeps } from '#server/public-api/sandbox-deps.ts';
import { can } from '#shared/access.ts';
import type { KeyMode } from '#shared/api-keys.ts';
import { erasedDomain } from '#shared/erasure.ts';
import { limits } from '#shared/limits.ts';
import type { testClock } from '#shared/schemas/test-orders.ts';

/*
 * Sandbox accounts, which test keys act for: a row in the live schema, by which keys find them, and rows in the sandboxes' schema.
 * Promises: an account has one sandbox, made with its first test key; whatever a test key does happens in the sandboxes' schema,
 * by the sandbox's clock.
 * Never: a row, file, mail, charge or certificate of the live product by a test key.
 */

/** The sandbox of the actor's account. */
export function ensureSandbox(deps: Pick<Deps, 'now'>, trx: Trx, ownerId: string): Promise<string> {
  return ensureSandboxProfile(trx, { ownerId, now: deps.now() });
}

/** Dependencies for jobs and links of a sandbox account; undefined once it is deleted. */
export async function openSandbox(live: Deps, accountId: string): Promise<Deps | undefined> {
  const aheadMs = await findTestClock(live.sandboxDb, { accountId });
  return aheadMs === undefined ? undefined : sandboxDeps(live, { accountId, aheadMs });
}

/** Dependencies for a caller: for a test key those of its sandbox, which the first call creates. */
export function depsOf(live: Deps, user: Pick<SignedInActor, 'id' | 'apiKey'> | null): Deps | Promise<Deps> {
  return user?.apiKey?.mode === 'test' ? openOwnSandbox(live, user.id) : live;
}

async function openOwnSandbox(live: Deps, accountId: string): Promise<Deps> {
  const known = await openSandbox(live, accountId);
  if (known) return known;
  await insertSandbox(live.sandboxDb, { accountId, now: live.now() });
  return sandboxDeps(live, { accountId, aheadMs: 0 });
}

/**
 * Dependencies for calls that name a mode: the live product, or the sandbox of the person's account. A missing sandbox
 * is created only with `makes`. Throws INVALID_INPUT for staff, and for keys, whose mode is their own, TEST_KEY_NEEDED
 * and TEST_UNSUPPORTED.
 */
export async function placeOf(
  deps: Deps,
  actor: SignedInActor,
  { mode, makes }: { mode: KeyMode | undefined; makes: boolean },
): Promise<{ deps: Deps; actor: SignedInActor }> {
  const own = actor.apiKey?.mode;
  if (own === 'live' && mode === 'test') throw new AppError('TEST_KEY_NEEDED');
  if (own === 'test' && mode === 'live') throw new AppError('TEST_UNSUPPORTED');
  if (mode !== 'test' || own === 'test') return { deps, actor };
  if (!can(actor, 'order')) throw new AppError('INVALID_INPUT');
  const id = makes
    ? await deps.db.transaction().execute((trx) => ensureSandbox(deps, trx, actor.id))
    : (await listSandboxesOf(deps.db, actor.id))[0];
  const place = id === undefined ? everySandbox(deps) : await openOwnSandbox(deps, id);
  return { deps: place, actor: { ...actor, id: requireSandbox(place).accountId } };
}

/** The sandbox of a call by test key. Throws TEST_KEY_NEEDED in the live product. */
export function requireSandbox({ sandbox }: Pick<Deps, 'sandbox'>): Sandbox {
  if (sandbox === null) throw new AppError('TEST_KEY_NEEDED');
  return sandbox;
}

/** Jobs that run an account's timers. */
export const testTimers = [
  'documents.checkPromises',
  'documents.expireDrafts',
  'payments.reconcile',
  'payments.releaseStale',
  'privacy.retention',
  'sandbox.expire',
] as const satisfies readonly JobName[];

/** The sandbox's clock. */
export function readTestClock(deps: Deps): z.input<typeof testClock> {
  return { now: deps.now(), aheadSeconds: Math.round(requireSandbox(deps).aheadMs / 1000) };
}

/**
 * Moves the sandbox's clock forward and enqueues its timers. Throws TEST_CLOCK_BACKWARDS, also if a concurrent call
 * moved it further, TEST_CLOCK_TOO_FAR.
 */
export async function advanceTestClock(deps: Deps, { to }: { to: string }): Promise<z.input<typeof testClock>> {
  const { accountId, live } = requireSandbox(deps);
  const aheadMs = await deps.db.transaction().execute(async (trx) => {
    const before = await findTestClock(trx, { accountId, locks: true });
    // Read under the lock: of two calls with one `to`, the second has less to move by.
    const after = new Date(to).getTime() - live.now().getTime();
    if (after > limits.testClockAheadMs) throw new AppError('TEST_CLOCK_TOO_FAR');
    if (before === undefined || after <= before) throw new AppError('TEST_CLOCK_BACKWARDS');
    await sql`update test_clocks set ahead_ms = ${after} where account_id = ${accountId}`.execute(trx);
    for (const timer of testTimers) await deps.jobs.enqueue(trx, timer, {});
    return after;
  });
  return readTestClock(sandboxDeps(live, { accountId, aheadMs }));
}

/** Signs test translations; no person. */
export const testTranslator = {
  id: '00000000-0000-4000-8000-000000007e57',
  name: 'Test translator',
  email: `test-translator${erasedDomain}`,
  role: 'authenticator',
} as const;

/** The sandbox of an account, made with the first call, also under concurrency. */
async function ensureSandboxProfile(trx: Trx, { ownerId, now }: { ownerId: string; now: Date }): Promise<string> {
  const id = randomUUID();
  await trx
    .insertInto('profiles')
    .values({ ...testProfile(id), kind: 'sandbox', ownerId, createdAt: now, updatedAt: now })
    .onConflict((conflict) => conflict.column('ownerId').where('ownerId', 'is not', null).doNothing())
    .execute();
  const row = await trx.selectFrom('profiles').select('id').where('ownerId', '=', ownerId).executeTakeFirstOrThrow();
  return row.id;
}

/** Copies nothing from the owner, whose address may change. */
function testProfile(id: string) {
  return { id, name: 'Test account', email: `${id}${erasedDomain}`, role: 'user' as const };
}

/** How far the account's clock is ahead; undefined before its first call. A lock is kept until the transaction ends. */
async function findTestClock(
  sandboxDb: Db,
  { accountId, locks = false }: { accountId: string; locks?: boolean },
): Promise<number | undefined> {
  const { rows } = await sql<{ aheadMs: number }>`
    select ahead_ms as "aheadMs" from test_clocks
    where account_id = ${accountId} ${locks ? sql`for update` : sql``}`.execute(sandboxDb);
  return rows[0]?.aheadMs;
}

/** The account's rows in the sandboxes' schema; idempotent, also under concurrency. */
async function insertSandbox(sandboxDb: Db, { accountId, now }: { accountId: string; now: Date }): Promise<void> {
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

/** Sandboxes with timers: those with a document, a quote or an open payment. */
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

import type { z } from 'zod';
import type { SignedInActor } from '#server/context.ts';
import type { Trx } from '#server/platform/db/client.ts';
import type { Deps, Sandbox } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import type { JobName } from '#server/platform/jobs/catalogue.ts';
import { everySandbox, sandboxDeps } from '#server/sandbox/sandbox-deps.ts';
import type { KeyMode } from '#shared/api-keys.ts';
import { limits } from '#shared/limits.ts';
import type { testClock } from '#shared/schemas/test-orders.ts';
import * as queries from './sandbox/queries.ts';

/*
 * Sandbox accounts, which test keys act for.
 * Promises: an account has one sandbox, made with its first test key; whatever a test key does happens in the sandboxes' schema,
 * by the sandbox's clock.
 * Never: a row, file, mail, charge or certificate of the live product by a test key.
 */

/** The sandbox of the actor's account. */
export function ensureSandbox(deps: Pick<Deps, 'now'>, trx: Trx, ownerId: string): Promise<string> {
  return queries.ensureSandboxProfile(trx, { ownerId, now: deps.now() });
}

/** What jobs and links of a sandbox account run with; undefined once it is deleted. */
export async function openSandbox(live: Deps, accountId: string): Promise<Deps | undefined> {
  const aheadMs = await queries.findTestClock(live.sandboxDb, accountId);
  return aheadMs === undefined ? undefined : sandboxDeps(live, { accountId, aheadMs });
}

/** What the calls of this caller run with: those of a test key with its sandbox, which the first one makes. */
export function depsOf(live: Deps, user: Pick<SignedInActor, 'id' | 'apiKey'> | null): Deps | Promise<Deps> {
  return user?.apiKey?.mode === 'test' ? openOwnSandbox(live, user.id) : live;
}

async function openOwnSandbox(live: Deps, accountId: string): Promise<Deps> {
  const known = await openSandbox(live, accountId);
  if (known) return known;
  await queries.insertSandbox(live.sandboxDb, { accountId, now: live.now() });
  return sandboxDeps(live, { accountId, aheadMs: 0 });
}

/**
 * A person's place for calls that name a mode: the live product, or the sandbox of their account. Only with `makes` is a missing
 * one made; the place is empty without. Throws INVALID_INPUT for staff, and for keys, whose mode is their own, TEST_KEY_NEEDED
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
  if (actor.role !== 'user') throw new AppError('INVALID_INPUT');
  const id = makes
    ? await deps.db.transaction().execute((trx) => ensureSandbox(deps, trx, actor.id))
    : (await queries.listSandboxesOf(deps.db, actor.id))[0];
  const place = id === undefined ? everySandbox(deps) : await openOwnSandbox(deps, id);
  return { deps: place, actor: { ...actor, id: requireSandbox(place).accountId } };
}

/** The sandbox of a call by test key. Throws TEST_KEY_NEEDED in the live product. */
export function requireSandbox({ sandbox }: Pick<Deps, 'sandbox'>): Sandbox {
  if (sandbox === null) throw new AppError('TEST_KEY_NEEDED');
  return sandbox;
}

/** Jobs by which time acts on an account's rows. */
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
 * Sets the sandbox's clock to a later time, and has its timers run. Throws TEST_CLOCK_BACKWARDS, also for a time that a concurrent
 * call has passed, TEST_CLOCK_TOO_FAR.
 */
export async function advanceTestClock(deps: Deps, { to }: { to: string }): Promise<z.input<typeof testClock>> {
  const { accountId, live } = requireSandbox(deps);
  const aheadMs = new Date(to).getTime() - live.now().getTime();
  if (aheadMs > limits.testClockAheadMs) throw new AppError('TEST_CLOCK_TOO_FAR');
  await deps.db.transaction().execute(async (trx) => {
    const isMoved = aheadMs > 0 && (await queries.updateTestClock(trx, { accountId, aheadMs }));
    if (!isMoved) throw new AppError('TEST_CLOCK_BACKWARDS');
    for (const timer of testTimers) await deps.jobs.enqueue(trx, timer, {});
  });
  return readTestClock(sandboxDeps(live, { accountId, aheadMs }));
}

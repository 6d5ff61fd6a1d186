import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Stripe } from 'stripe';
import { closeDeps, createDeps, type Deps } from '#server/deps.ts';
import { readEnv } from '#server/env.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { createStripe } from '#server/platform/integrations/stripe.ts';
import { startPayments } from '../../sandbox/payments.ts';
import { startPostgres } from '../../sandbox/postgres.ts';
import { settingsFor } from '../environment.ts';
import { type Chance, createChance } from './chance.ts';

interface Faults {
  isOn: boolean;
  /** How often each fault struck. */
  struck: {
    timeout: number;
    lostAnswer: number;
    killedAfterRefund: number;
    killedInSync: number;
    killedInCommit: number;
  };
}

const probability = 0.15;

export interface PromiseEnvironment {
  deps: Deps;
  /** The card provider without faults, for what it records. */
  provider: Stripe;
  paymentsUrl: string;
  faults: Faults;
  chance: Chance;
  setNow(time: Date): void;
}

/** The product's dependencies over an empty database and the card sandbox, with a clock and faults under control. */
export async function withPromises<T>(work: (environment: PromiseEnvironment) => Promise<T>): Promise<T> {
  const dir = await fs.mkdtemp(path.join(os.tmpdir(), 'bench-promise-'));
  await fs.chmod(dir, 0o711);
  const postgres = await startPostgres({ dir: path.join(dir, 'data'), fallbackDir: path.join(dir, 'tools') });
  const settings = settingsFor(postgres.url);
  const payments = await startPayments({
    dir: path.join(dir, 'payments'),
    secretKey: settings.STRIPE_SECRET_KEY,
    webhookSecret: settings.STRIPE_WEBHOOK_SECRET,
    merchantName: 'Bench',
  });
  const env = readEnv({ ...settings, STRIPE_API_URL: payments.url, LOG_LEVEL: 'silent' });
  let now = new Date();
  const chance = createChance();
  const deps = await createDeps(env, { now: () => now });
  const faults = addFaults(deps, chance);
  try {
    await migrate(deps.db);
    return await work({
      deps,
      provider: createStripe(env.stripe),
      paymentsUrl: payments.url,
      faults,
      chance,
      setNow: (time) => {
        now = time;
      },
    });
  } finally {
    await closeDeps(deps);
    await payments.stop();
    await postgres.stop();
    await fs.rm(dir, { recursive: true, force: true });
  }
}

/** Thrown where a killed process would stop: its open transaction rolls back. */
class Killed extends Error {
  override name = 'Killed';
}

/** Makes calls of the card provider and enqueueing fail by chance while `isOn`. */
function addFaults(deps: Deps, chance: Chance): Faults {
  const faults: Faults = {
    isOn: false,
    struck: { timeout: 0, lostAnswer: 0, killedAfterRefund: 0, killedInSync: 0, killedInCommit: 0 },
  };
  const strikes = (kind: keyof Faults['struck']) => {
    if (!faults.isOn || !chance.hits(probability)) return false;
    faults.struck[kind] += 1;
    return true;
  };
  const { refunds } = deps.stripe;
  const create = refunds.create.bind(refunds);
  const list = refunds.list.bind(refunds);
  const unanswered = () =>
    new deps.stripe.errors.StripeConnectionError({ type: 'api_error', message: 'the request timed out' });
  refunds.create = (async (...parameters: Parameters<typeof create>) => {
    if (strikes('timeout')) throw unanswered();
    const refund = await create(...parameters);
    if (strikes('lostAnswer')) throw unanswered();
    if (strikes('killedAfterRefund')) throw new Killed();
    return refund;
  }) satisfies typeof create;
  refunds.list = (async (...parameters: Parameters<typeof list>) => {
    const page = await list(...parameters);
    if (strikes('killedInSync')) throw new Killed();
    return page;
  }) as unknown as typeof list;
  const enqueue = deps.jobs.enqueue.bind(deps.jobs);
  deps.jobs.enqueue = async (...parameters) => {
    await enqueue(...parameters);
    if (strikes('killedInCommit')) throw new Killed();
  };
  return faults;
}

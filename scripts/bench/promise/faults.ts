import type { Deps } from '#server/deps.ts';
import type { Chance } from './chance.ts';

/** Thrown where a killed process would stop: its open transaction rolls back. */
class Killed extends Error {
  override name = 'Killed';
}

export interface Faults {
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

/** Makes calls of the card provider and enqueueing fail by chance while `isOn`. */
export function addFaults(deps: Deps, chance: Chance): Faults {
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

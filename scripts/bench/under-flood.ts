import { setTimeout as wait } from 'node:timers/promises';
import { startAttacker, type Child } from './child.ts';
import type { LoadResult } from './load.ts';

interface Flood {
  product: Pick<Child, 'port'>;
  requests: string[];
  seconds: number;
  connections?: number;
}

/**
 * Runs `work` one second into a flood of these requests, sent by a separate process. Throws if the product failed
 * instead of refusing them.
 */
export async function underFlood<T>(
  { product, requests, seconds, connections = 64 }: Flood,
  work: () => Promise<T>,
): Promise<T> {
  const attacker = await startAttacker('load.ts');
  try {
    const flood = attacker.request({
      port: product.port,
      connections,
      seconds,
      intervalMs: 0,
      requests,
      expectedText: '',
    });
    await wait(1000);
    const result = await work();
    const { failed, example } = (await flood) as LoadResult;
    if (failed > 0)
      throw new Error(`${failed} requests of the flood failed instead of being refused, the first: ${example}`);
    return result;
  } finally {
    await attacker.stop();
  }
}

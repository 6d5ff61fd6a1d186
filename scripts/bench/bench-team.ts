import '../run/die-with-parent.ts';
import { withDatabase } from './environment.ts';
import type { Finding } from './goals.ts';
import { runParts } from './run-parts.ts';
import { measurePay } from './team-pay.ts';
import { measureLists } from './team/lists.ts';
import { measureRouting } from './team/routing.ts';

/* Who does what: routing by a model clock, and the lists that plan it. Exits non-zero on a missed goal. */

type Environment = Parameters<typeof measureLists>[0];

const parts: Record<string, (environment: Environment) => Promise<Finding[]>> = {
  routing: measureRouting,
  // Pay of the papers that the lists are filled with.
  lists: async (environment) => [...(await measureLists(environment)), ...(await measurePay(environment.deps.db))],
};

await runParts(parts, (measure) => withDatabase(measure));

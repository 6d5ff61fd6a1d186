import './die-with-parent.ts';
import type { Finding } from './bench/goals.ts';
import { withPaper, type PaperEnvironment } from './bench/paper/environment.ts';
import { measureDecisions } from './bench/paper/decisions.ts';
import { measureForgeries } from './bench/paper/forgeries.ts';
import { measureHonest } from './bench/paper/honest.ts';
import { measureNames } from './bench/paper/names.ts';
import { measureNetwork } from './bench/paper/network.ts';
import { measurePresets } from './bench/paper/presets.ts';
import { measureTransparency } from './bench/paper/transparency.ts';
import { runParts } from './bench/run-parts.ts';

/*
 * Measures the delivered paper: forgeries, honest files, readers, names, times. Exits non-zero on a missed goal. Arguments
 * select parts: `npm run bench:paper -- forgeries names`.
 */

const parts: Record<string, (environment: PaperEnvironment) => Promise<Finding[]>> = {
  forgeries: measureForgeries,
  honest: measureHonest,
  names: measureNames,
  presets: measurePresets,
  decisions: measureDecisions,
  network: measureNetwork,
  // Last: it fills the log.
  transparency: async (environment) => {
    await environment.deliver();
    return measureTransparency(environment);
  },
};

await runParts(parts, withPaper);

import '../run/die-with-parent.ts';
import type { Finding } from './goals.ts';
import { measureDecisions } from './paper/decisions.ts';
import { withPaper, type PaperEnvironment } from './paper/environment.ts';
import { measureForgeries } from './paper/forgeries.ts';
import { measureHonest } from './paper/honest.ts';
import { measureNames } from './paper/names.ts';
import { measureNetwork } from './paper/network.ts';
import { measurePresets } from './paper/presets.ts';
import { measureScans } from './paper/scans.ts';
import { measureTransparency } from './paper/transparency.ts';
import { measureWrongFacts } from './paper/wrong-facts.ts';
import { runParts } from './run-parts.ts';

/*
 * Measures the delivered paper: forgeries, honest files, readers, names, times. Exits non-zero on a missed goal. Arguments
 * select parts: `npm run bench:paper -- forgeries names`.
 */

const parts: Record<string, (environment: PaperEnvironment) => Promise<Finding[]>> = {
  forgeries: measureForgeries,
  honest: measureHonest,
  names: measureNames,
  presets: measurePresets,
  facts: measureWrongFacts,
  scans: measureScans,
  decisions: measureDecisions,
  network: measureNetwork,
  // Last: it fills the log.
  transparency: async (environment) => {
    await environment.deliver();
    return measureTransparency(environment);
  },
};

await runParts(parts, withPaper);

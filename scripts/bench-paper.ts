import './die-with-parent.ts';
import { report, type Finding } from './bench/goals.ts';
import { withPaper, type PaperEnvironment } from './bench/paper/environment.ts';
import { measureDecisions } from './bench/paper/decisions.ts';
import { measureForgeries } from './bench/paper/forgeries.ts';
import { measureHonest } from './bench/paper/honest.ts';
import { measureNames } from './bench/paper/names.ts';
import { measureNetwork } from './bench/paper/network.ts';
import { measurePresets } from './bench/paper/presets.ts';
import { measureTransparency } from './bench/paper/transparency.ts';

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

const selected = process.argv.slice(2);
const unknown = selected.filter((name) => !(name in parts));
if (unknown.length > 0)
  throw new Error(`unknown parts: ${unknown.join(', ')}; parts are ${Object.keys(parts).join(', ')}`);

const started = performance.now();
const findings = await withPaper(async (environment) => {
  const found: Finding[] = [];
  for (const [name, measure] of Object.entries(parts)) {
    if (selected.length === 0 || selected.includes(name)) found.push(...(await measure(environment)));
  }
  return found;
});
const isMet = report(findings);
console.log(`${Math.round((performance.now() - started) / 1000)} s`);
process.exitCode = isMet ? 0 : 1;

import { report, type Finding } from './goals.ts';

type Parts<E> = Readonly<Record<string, (environment: E) => Promise<Finding[]>>>;

/**
 * Measures the parts named by the arguments, all without arguments, in the environment that `open` provides, and prints what was
 * found. Sets a non-zero exit code on a missed goal.
 */
export async function runParts<E>(
  parts: Parts<E>,
  open: (measure: (environment: E) => Promise<Finding[]>) => Promise<Finding[]>,
): Promise<void> {
  const selected = process.argv.slice(2);
  const unknown = selected.filter((name) => !(name in parts));
  if (unknown.length > 0) {
    throw new Error(`unknown parts: ${unknown.join(', ')}; parts are ${Object.keys(parts).join(', ')}`);
  }
  const started = performance.now();
  const findings = await open(async (environment) => {
    const found: Finding[] = [];
    for (const [name, measure] of Object.entries(parts)) {
      if (selected.length === 0 || selected.includes(name)) found.push(...(await measure(environment)));
    }
    return found;
  });
  const isMet = report(findings);
  console.log(`${Math.round((performance.now() - started) / 1000)} s`);
  process.exitCode = isMet ? 0 : 1;
}

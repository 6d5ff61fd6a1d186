import { parseArgs } from 'node:util';
import { readChains, type BrokenRow } from './audit/chains.ts';
import { compareWithSeal, writeSeal } from './audit/seal.ts';
import { databaseOfSettings } from './run/saved-settings.ts';

/**
 * Checks that nobody changed, removed or slipped in a row of the audit trail: of the database of `DATABASE_URL`, or of a
 * running `npm start`. Names the first broken row and ends with 1 when there is one. `--seal <file>` keeps the ends of all
 * chains; `--against <file>` compares with an earlier seal.
 */

const { values } = parseArgs({ options: { seal: { type: 'string' }, against: { type: 'string' } } });
const databaseUrl = databaseOfSettings();
const { rows, ends, broken: brokenLink } = await readChains(databaseUrl);
const broken = brokenLink ?? (values.against ? await compareWithSeal(databaseUrl, values.against) : undefined);

if (broken) {
  console.error(`broken: ${describe(broken)}`);
  process.exitCode = 1;
} else {
  console.log(`whole: ${rows} rows in ${Object.keys(ends).length} chains`);
  if (values.seal) writeSeal(values.seal, ends);
}

function describe({ chain, position, reason }: BrokenRow): string {
  return `row ${position} of ${chain} ${reason === 'missing' ? 'is missing' : 'is not as it was written'}`;
}

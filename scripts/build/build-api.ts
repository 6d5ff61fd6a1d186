import '../run/die-with-parent.ts';
import path from 'node:path';
import { compareContract } from '../public-api/published.ts';
import { root } from '../run/paths.ts';

/** Writes the published contract, unless a change breaks its clients. */

const { stale, breaks, write } = await compareContract();
for (const change of breaks) console.error(`breaks clients: ${change}`);
if (breaks.length > 0) {
  console.error('nothing is written: undo it, or add it to scripts/public-api/intended-breaks.ts with its date');
  process.exitCode = 1;
} else {
  write();
  for (const file of stale) console.log(`written: ${path.relative(root, file)}`);
}

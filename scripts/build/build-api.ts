import '../run/die-with-parent.ts';
import path from 'node:path';
import { openapiFile } from '../public-api/printed.ts';
import { comparePublished } from '../public-api/published.ts';
import { root } from '../run/paths.ts';

/** Writes the published description and its types, unless a change breaks clients. */

const { isStale, breaks, write } = await comparePublished();
for (const change of breaks) console.error(`breaks clients: ${change}`);
if (breaks.length > 0) {
  console.error('nothing is written: undo it, or add it to scripts/public-api/intended-breaks.ts with its date');
  process.exitCode = 1;
} else {
  write();
  if (isStale) console.log(`written: ${path.relative(root, openapiFile)}`);
}

import path from 'node:path';
import { compareContract } from '../public-api/published.ts';
import { root } from '../run/paths.ts';

/** Fails when the published contract is stale, and names what would break its clients. */

const { stale, breaks } = await compareContract();
for (const change of breaks) console.error(`breaks clients: ${change}`);
for (const file of stale) console.error(`stale: ${path.relative(root, file)}, run \`npm run build:api\``);
process.exitCode = stale.length > 0 || breaks.length > 0 ? 1 : 0;

import path from 'node:path';
import { openapiFile } from '../public-api/printed.ts';
import { comparePublished } from '../public-api/published.ts';
import { root } from '../run/paths.ts';

/** Fails when the published description is stale, and lists changes that break clients. */

const { isStale, breaks } = await comparePublished();
for (const change of breaks) console.error(`breaks clients: ${change}`);
if (isStale) console.error(`stale: ${path.relative(root, openapiFile)}, run \`npm run build:api\``);
process.exitCode = isStale || breaks.length > 0 ? 1 : 0;

import { requireNode } from './operations/node-version.ts';

/** The operator's command in the built product: `node dist/server/cli.js`. */
requireNode();
const { runCommand } = await import('./operations/cli.ts');
process.exitCode = await runCommand(process.argv.slice(2));

import { requireNode } from './operations/node-version.ts';

/** Entry of the operator's command in the build: `node dist/server/cli.js`. */
requireNode();
const { runCommand } = await import('./operations/cli.ts');
process.exitCode = await runCommand(process.argv.slice(2));

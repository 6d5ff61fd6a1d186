import { requireNode } from './operations/node-version.ts';

/** Entry of the server in the build: `node dist/server/main.js`. Dynamic import: an older Node cannot parse the rest. */
requireNode();
await import('./start/serve.ts');

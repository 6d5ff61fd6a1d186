import { requireNode } from './operations/node-version.ts';

/** The server in the built product: `node dist/server/main.js`. Imports come late: an older Node cannot load them. */
requireNode();
await import('./serve.ts');

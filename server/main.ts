import module from 'node:module';
import v8 from 'node:v8';
import { requireNode } from './operations/node-version.ts';
import { compileCacheFolder } from './platform/processes/child.ts';

/** Entry of the server in the build: `node dist/server/main.js`. Dynamic import: an older Node cannot parse the rest. */
requireNode();
const compiled = compileCacheFolder('trueform-server');
if (compiled !== undefined) module.enableCompileCache(compiled);
// Loading modules grows V8's young generation to 128 MB, which an idle process never gives back. Requests may grow it later.
v8.setFlagsFromString('--semi-space-growth-factor=1');
await import('./start/serve.ts');
v8.setFlagsFromString('--semi-space-growth-factor=2');

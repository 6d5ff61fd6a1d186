import '../run/die-with-parent.ts';
import fs from 'node:fs';
import path from 'node:path';
import { step } from '../run/console.ts';
import { inRoot } from '../run/paths.ts';
import { writeBillOf } from '../sbom/write.ts';
import { buildClient } from './client-build.ts';
import { buildServer } from './server-build.ts';

/**
 * Production build: `dist/client`, and `dist/server/main.js` with `dist/chunks` and `dist/migrations` beside it; `dist/sbom.cdx.json`
 * names every package in it.
 */

const unfinished = inRoot(`dist/unfinished-${process.pid}`);

/** Moves a finished folder or file into `dist` by rename, so that an interrupted build leaves no partial one. */
function replace(name: string): void {
  const target = inRoot(path.join('dist', name));
  fs.rmSync(target, { recursive: true, force: true });
  fs.renameSync(path.join(unfinished, name), target);
}

try {
  const server = new Set<string>();
  const [client] = await Promise.all([
    step('client built', () => buildClient(path.join(unfinished, 'client'), { hasSamples: false })),
    step('server built', () => buildServer(unfinished, server)),
  ]);
  await step('bill of materials', () => Promise.resolve(writeBillOf({ server, client }, unfinished)));
  for (const name of fs.readdirSync(unfinished)) replace(name);
} finally {
  fs.rmSync(unfinished, { recursive: true, force: true });
}

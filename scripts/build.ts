import './die-with-parent.ts';
import fs from 'node:fs';
import path from 'node:path';
import { buildClient } from './run/client-build.ts';
import { step } from './run/console.ts';
import { inRoot } from './run/paths.ts';
import { buildServer } from './run/server-build.ts';

/** Production build: `dist/client`, and `dist/server/main.js` with `dist/shared` and `dist/migrations` beside it. */

const unfinished = inRoot(`dist/unfinished-${process.pid}`);

/** Moves a finished folder into `dist` by rename, so that an interrupted build leaves no partial folder. */
function replaceFolder(name: string): void {
  const target = inRoot(path.join('dist', name));
  fs.rmSync(target, { recursive: true, force: true });
  fs.renameSync(path.join(unfinished, name), target);
}

try {
  await Promise.all([
    step('client built', () => buildClient(path.join(unfinished, 'client'), { hasSamples: false })),
    step('server built', () => buildServer(unfinished)),
  ]);
  for (const name of fs.readdirSync(unfinished)) replaceFolder(name);
} finally {
  fs.rmSync(unfinished, { recursive: true, force: true });
}

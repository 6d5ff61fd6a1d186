import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';

/** Renders the pages named in `workerData` and posts them. Runs in a thread, which ends whatever the client keeps open. */

// The router leaves a mark on the window it believes to be in.
Reflect.set(globalThis, 'self', globalThis);

const paths = z.array(z.string()).parse(workerData);
const { renderPage } = await import('./render.tsx');
const pages = [];
for (const path of paths) pages.push(await renderPage(path));
parentPort?.postMessage(pages);

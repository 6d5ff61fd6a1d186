import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';

/** Renders the paths in `workerData` and posts the pages. Terminating the worker closes the client's open handles. */

// The router's browser build writes to `self`.
Reflect.set(globalThis, 'self', globalThis);

const paths = z.array(z.string()).parse(workerData);
const { renderPage } = await import('./render.tsx');
const pages = [];
for (const path of paths) pages.push(await renderPage(path));
parentPort?.postMessage(pages);

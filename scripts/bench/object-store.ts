import { startObjectStore } from '../sandbox/object-store.ts';

/* The object store in a process of its own: what it sends would otherwise take CPU time from the loads that are measured. */

const { stop, ...store } = await startObjectStore({ dir: process.env['STORE_DIR'] ?? '' });
process.on('message', () => process.send?.(store));
process.on('disconnect', () => process.exit(0));
process.on('SIGTERM', () => void stop().finally(() => process.exit(0)));
process.send?.({ ready: true, port: Number(new URL(store.endpoint).port) });

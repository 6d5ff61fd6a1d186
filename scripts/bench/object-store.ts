import { startObjectStore } from '../sandbox/object-store.ts';

/* Runs the object store in a separate process, so that its CPU time does not distort the measured loads. */

const { stop, ...store } = await startObjectStore({ dir: process.env['STORE_DIR'] ?? '' });
process.on('message', () => process.send?.(store));
process.on('disconnect', () => process.exit(0));
process.on('SIGTERM', () => void stop().finally(() => process.exit(0)));
process.send?.({ ready: true, port: Number(new URL(store.endpoint).port) });

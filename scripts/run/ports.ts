import net from 'node:net';
import path from 'node:path';
import { z } from 'zod';
import { findFreePort } from '../sandbox/support/listen.ts';
import { readJson, writeJson } from './atomic-file.ts';

const portsSchema = z.partialRecord(
  z.enum(['postgres', 'objectStore', 'payments', 'translator', 'smtp', 'mail', 'timestamps', 'hub']),
  z.number(),
);
export type Ports = z.infer<typeof portsSchema>;

/** Ports of the previous run, reused so that addresses stay stable. */
export function loadPorts(dataDir: string): Ports {
  return portsSchema.parse(readJson(path.join(dataDir, 'ports.json')) ?? {});
}

export function savePorts(dataDir: string, ports: Ports): void {
  writeJson(path.join(dataDir, 'ports.json'), ports);
}

export function portOf(url: string): number {
  return Number(new URL(url).port);
}

/** The requested port, or a free one for 0. Throws when the requested port is in use. */
export async function claimPort(requested: number, host: string): Promise<number> {
  if (requested === 0) return findFreePort();
  await new Promise<void>((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const isInUse = error.code === 'EADDRINUSE';
      reject(
        isInUse
          ? new Error(`port ${requested} is in use by another program: set PORT, or PORT=0 for any free one`)
          : error,
      );
    });
    probe.listen(requested, host, () => probe.close(() => resolve()));
  });
  return requested;
}

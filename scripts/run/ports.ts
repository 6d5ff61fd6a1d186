import net from 'node:net';
import path from 'node:path';
import { z } from 'zod';
import { findFreePort } from '../sandbox/support/listen.ts';
import { readJson, writeJson } from './atomic-file.ts';

const portsSchema = z.partialRecord(
  z.enum(['postgres', 'objectStore', 'payments', 'translator', 'smtp', 'mail', 'hub']),
  z.number(),
);
export type Ports = z.infer<typeof portsSchema>;

/** Ports of the last run, so that addresses stay the same. */
export function loadPorts(dataDir: string): Ports {
  return portsSchema.parse(readJson(path.join(dataDir, 'ports.json')) ?? {});
}

export function savePorts(dataDir: string, ports: Ports): void {
  writeJson(path.join(dataDir, 'ports.json'), ports);
}

export function portOf(url: string): number {
  return Number(new URL(url).port);
}

/** The wanted port, or a free one when 0 is wanted. Throws in plain words when the wanted one is taken. */
export async function claimPort(wanted: number, host: string): Promise<number> {
  if (wanted === 0) return findFreePort();
  await new Promise<void>((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      reject(isTaken ? new Error(`port ${wanted} is taken by another program: set PORT, or PORT=0 for any`) : error);
    });
    probe.listen(wanted, host, () => probe.close(() => resolve()));
  });
  return wanted;
}

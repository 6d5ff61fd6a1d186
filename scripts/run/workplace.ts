import fs from 'node:fs';
import path from 'node:path';
import { startParts, type Parts, type Settings } from './parts.ts';
import { inRoot } from './paths.ts';
import { claimPort } from './ports.ts';
import { loadSecrets } from './secrets.ts';
import { takeOver } from './takeover.ts';

export interface Workplace {
  dataDir: string;
  host: string;
  port: number;
  /** Public origin. */
  url: string;
  parts: Parts;
  /** Every setting of the server except `CLIENT_DIR`. */
  settings: Record<string, string | undefined>;
  /** Stops the embedded services and releases the data folder. */
  close(): Promise<void>;
}

/** Folder of all persistent state. */
export function dataDirOf(given: Settings): string {
  return path.resolve(inRoot('.'), given.DATA_DIR || '.data');
}

/** Takes over the data folder and starts every service that the settings do not name. */
export async function openWorkplace(given: Settings): Promise<Workplace> {
  const dataDir = dataDirOf(given);
  fs.mkdirSync(dataDir, { recursive: true });
  const release = await takeOver(dataDir);
  const host = given.HOST || '127.0.0.1';
  const port = await claimPort(requestedPort(given), host);
  const url = given.PUBLIC_URL || `http://localhost:${port}`;
  const secrets = loadSecrets(dataDir);
  const appUrl = `http://${host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host}:${port}`;
  const parts = await startParts({ dataDir, given, secrets, appUrl });
  return {
    dataDir,
    host,
    port,
    url,
    parts,
    settings: {
      ...given,
      APP_SECRET: given.APP_SECRET || secrets.appSecret,
      LOG_LEVEL: given.LOG_LEVEL || 'warn',
      VAPID_PUBLIC_KEY: given.VAPID_PUBLIC_KEY || secrets.vapid.publicKey,
      VAPID_PRIVATE_KEY: given.VAPID_PRIVATE_KEY || secrets.vapid.privateKey,
      ...parts.settings,
      HOST: host,
      PORT: String(port),
      PUBLIC_URL: url,
    },
    close: async () => {
      await parts.stop();
      release();
    },
  };
}

function requestedPort(given: Settings): number {
  const port = Number(given.PORT || 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`PORT is not a port: ${given.PORT}`);
  return port;
}

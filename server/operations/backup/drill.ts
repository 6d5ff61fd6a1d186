import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import type { Env } from '#server/env.ts';
import { readChains } from '#server/operations/audit/chains.ts';
import { findRecordFaults } from '#server/operations/audit/verify.ts';
import { restore } from './backup.ts';
import type { Manifest } from './manifest.ts';
import { listBackups } from './rotation.ts';

/*
 * Restore drill.
 * Promises: the newest backup is restored into a scratch database, its files are compared with their checksums and with the
 * certificates, and the audit log is verified there.
 * Never: a statement in the live database but `create database` and `drop database`; an object written.
 */

export interface DrillReport {
  folder: string;
  manifest: Manifest;
  auditRows: number;
  chains: number;
  certificateFiles: number;
  /** Differences; empty for a reliable backup. */
  faults: string[];
}

type Source = Pick<Env, 'databaseDirectUrl'>;

/** `scratchUrl` names an empty database of the operator's; without it one is created, which needs CREATEDB. */
export async function drill(source: Source, folder: string, scratchUrl?: string): Promise<DrillReport> {
  const backup = newestIn(folder);
  return withScratch(source, scratchUrl, async (databaseDirectUrl) => {
    const manifest = await restore({ databaseDirectUrl, storage: null }, backup);
    const { rows, ends, broken } = await readChains(databaseDirectUrl);
    const files = await findFileFaults(databaseDirectUrl, manifest);
    return {
      folder: backup,
      manifest,
      auditRows: rows,
      chains: Object.keys(ends).length,
      certificateFiles: files.count,
      faults: [
        ...(broken ? [`row ${broken.position} of ${broken.chain} is ${broken.reason}`] : []),
        ...(await findRecordFaults(databaseDirectUrl)),
        ...files.faults,
      ],
    };
  });
}

/** A backup, or the newest in a folder of backups. */
function newestIn(folder: string): string {
  if (fs.existsSync(path.join(folder, 'manifest.json'))) return folder;
  const newest = listBackups(folder).at(-1);
  if (newest === undefined) throw new Error(`${folder} holds no backup`);
  return path.join(folder, newest);
}

async function withScratch<T>(
  { databaseDirectUrl }: Source,
  scratchUrl: string | undefined,
  work: (databaseUrl: string) => Promise<T>,
): Promise<T> {
  if (scratchUrl !== undefined) {
    await requireEmpty(scratchUrl);
    try {
      return await work(scratchUrl);
    } finally {
      await query(scratchUrl, 'drop schema if exists public, pgboss, sandbox cascade; create schema public');
    }
  }
  const name = `drill_${randomUUID().replaceAll('-', '')}`;
  await query(databaseDirectUrl, `create database ${name}`);
  const scratch = new URL(databaseDirectUrl);
  scratch.pathname = `/${name}`;
  try {
    return await work(scratch.href);
  } finally {
    await query(databaseDirectUrl, `drop database ${name} with (force)`);
  }
}

/** All of it is dropped afterwards, so it must hold nothing. */
async function requireEmpty(url: string): Promise<void> {
  const [row] = await query(
    url,
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema' limit 1`,
  );
  if (row) throw new Error(`DRILL_DATABASE_URL is not empty: it holds ${String(row['name'])}`);
}

/** Files of certificates that the backup lacks, or holds with other bytes. */
async function findFileFaults(url: string, { objects }: Manifest): Promise<{ count: number; faults: string[] }> {
  const stored = new Map(objects.map(({ key, sha256 }) => [key, sha256]));
  // Erasure removes the object and renames the key.
  const rows = await query(
    url,
    `select id, file_key, sha256 from certificate_files where file_key not like 'erased/%'`,
  );
  const faults = rows.flatMap(({ id, file_key: key, sha256 }) => {
    const found = stored.get(String(key));
    if (found === sha256) return [];
    return [`the file of certificate file ${String(id)} is ${found === undefined ? 'missing' : 'another one'}`];
  });
  return { count: rows.length, faults };
}

async function query(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url, application_name: 'drill' });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { inTransaction, openDatabase } from '../support/database.ts';
import { backoff } from '../support/dispatcher.ts';
import { modes, orderSchema, type Mode, type Order } from './job.ts';

/** An accepted order: `waiting` until its draft is made and its callbacks are scheduled. */
export type Job = {
  id: number;
  /** Of the order. */
  deliveryId: string;
  dueAt: number;
  order: Order;
  mode: Mode;
  state: string;
  attempts: number;
  created: number;
  /** Random file name of the finished draft. */
  file: string | undefined;
  note: string;
};

/** A callback to the application; in mode `repeat` several share a `deliveryId`. */
export type Callback = {
  id: number;
  dueAt: number;
  jobId: number;
  deliveryId: string;
  state: string;
  attempts: number;
  created: number;
  outcome: string;
};

const schema = `
  CREATE TABLE IF NOT EXISTS jobs (
    id INTEGER PRIMARY KEY AUTOINCREMENT, delivery_id TEXT NOT NULL UNIQUE, order_json TEXT NOT NULL, mode TEXT NOT NULL, state TEXT NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0, created INTEGER NOT NULL, due_at INTEGER NOT NULL, file TEXT, note TEXT NOT NULL DEFAULT '');
  CREATE TABLE IF NOT EXISTS callbacks (
    id INTEGER PRIMARY KEY AUTOINCREMENT, job_id INTEGER NOT NULL REFERENCES jobs (id), delivery_id TEXT NOT NULL, state TEXT NOT NULL DEFAULT 'pending',
    attempts INTEGER NOT NULL DEFAULT 0, created INTEGER NOT NULL, due_at INTEGER NOT NULL, outcome TEXT NOT NULL DEFAULT '');
`;

type Row = Record<string, unknown>;

export type JobStore = ReturnType<typeof openJobStore>;

/** Jobs and callbacks of the translation workflow, in one database file under `dir`. */
export function openJobStore(dir: string) {
  const database = openDatabase({ dir, name: 'translator.sqlite', schema });
  const accept = database.prepare(
    `INSERT INTO jobs (delivery_id, order_json, mode, state, created, due_at) VALUES (?, ?, ?, 'waiting', ?, ?)
     ON CONFLICT (delivery_id) DO NOTHING`,
  );
  const postpone = database.prepare('UPDATE jobs SET attempts = ?, due_at = ?, note = ? WHERE id = ?');
  const finish = database.prepare('UPDATE jobs SET state = ?, file = ?, note = ? WHERE id = ?');
  const addCallback = database.prepare(
    'INSERT INTO callbacks (job_id, delivery_id, created, due_at) VALUES (?, ?, ?, ?)',
  );
  const settle = database.prepare('UPDATE callbacks SET state = ?, attempts = ?, due_at = ?, outcome = ? WHERE id = ?');

  return {
    /** False for a delivery that was accepted before. */
    accept: (input: { deliveryId: string; order: Order; mode: Mode; dueAt: number }): boolean =>
      accept.run(input.deliveryId, JSON.stringify(input.order), input.mode, Date.now(), input.dueAt).changes > 0,
    postpone: (job: Job, note: string): void => {
      postpone.run(job.attempts + 1, Date.now() + backoff(job.attempts + 1), note, job.id);
    },
    /** Finishes the job and schedules its callbacks in one transaction. */
    finish: (job: Job, end: { state: string; file?: string; note?: string; deliveryIds: readonly string[] }): void =>
      inTransaction(database, () => {
        finish.run(end.state, end.file ?? null, end.note ?? '', job.id);
        for (const deliveryId of end.deliveryIds) addCallback.run(job.id, deliveryId, Date.now(), Date.now());
      }),
    settle: (callback: Callback, end: { state: string; outcome: string }): void => {
      const attempts = callback.attempts + 1;
      settle.run(end.state, attempts, Date.now() + backoff(attempts), end.outcome, callback.id);
    },
    listWaiting: (): Job[] => listJobs(database, "WHERE state = 'waiting'"),
    listRecent: (): Job[] => listJobs(database, 'ORDER BY id DESC LIMIT 100'),
    findJob: (id: number): Job | undefined => listJobs(database, 'WHERE id = ?', id)[0],
    listPendingCallbacks: (): Callback[] => listCallbacks(database, "WHERE state = 'pending' ORDER BY id"),
    listCallbacks: (jobId: number): Callback[] => listCallbacks(database, 'WHERE job_id = ? ORDER BY id', jobId),
    close: () => database.close(),
  };
}

/** Delivery ids of a job's callbacks: mode `repeat` sends one id three times and another once. */
export function chooseDeliveryIds(mode: Mode): string[] {
  const id = randomUUID();
  if (mode === 'silent') return [];
  return mode === 'repeat' ? [id, id, id, randomUUID()] : [id];
}

function listJobs(database: DatabaseSync, rest: string, ...values: number[]): Job[] {
  return database
    .prepare(`SELECT * FROM jobs ${rest}`)
    .all(...values)
    .map(readJob);
}

function readJob(row: Row): Job {
  return {
    id: Number(row.id),
    deliveryId: String(row.delivery_id),
    dueAt: Number(row.due_at),
    order: orderSchema.parse(JSON.parse(String(row.order_json))),
    mode: modes.find((mode) => mode === row.mode) ?? 'normal',
    state: String(row.state),
    attempts: Number(row.attempts),
    created: Number(row.created),
    file: typeof row.file === 'string' ? row.file : undefined,
    note: String(row.note),
  };
}

function listCallbacks(database: DatabaseSync, rest: string, ...values: number[]): Callback[] {
  const rows: Row[] = database.prepare(`SELECT * FROM callbacks ${rest}`).all(...values);
  return rows.map((row) => ({
    id: Number(row.id),
    dueAt: Number(row.due_at),
    jobId: Number(row.job_id),
    deliveryId: String(row.delivery_id),
    state: String(row.state),
    attempts: Number(row.attempts),
    created: Number(row.created),
    outcome: String(row.outcome),
  }));
}

import { StripeFault } from './errors.ts';
import type { Store } from './store.ts';
import { nowInSeconds } from './store.ts';

type Asked = { key: string | undefined; path: string; params: string; requestId: string };
type Kept = { status: number; body: string; requestId: string; isReplay: boolean };

const keptFor = 24 * 60 * 60;

/** Remembers what was answered to each idempotency key, for a day. */
export function createIdempotency({ database }: Store) {
  const findStatement = database.prepare('SELECT * FROM idempotency WHERE key = ? AND created > ?');
  const keepStatement = database.prepare(
    'INSERT OR REPLACE INTO idempotency (key, path, params, status, body, request_id, created) VALUES (?, ?, ?, ?, ?, ?, ?)',
  );

  /** The first answer to this key, or an idempotency_error as an answer when it was used for something else. */
  function find(asked: Asked): Kept | undefined {
    if (asked.key === undefined) return undefined;
    const row = findStatement.get(asked.key, nowInSeconds() - keptFor);
    if (row === undefined) return undefined;
    const requestId = String(row.request_id);
    const misuse = describeMisuse(asked, { path: String(row.path), params: String(row.params) });
    if (misuse === undefined) {
      return { status: Number(row.status), body: String(row.body), requestId, isReplay: true };
    }
    const fault = new StripeFault(400, { type: 'idempotency_error', message: misuse });
    return { status: fault.status, body: JSON.stringify({ error: fault.body }), requestId, isReplay: false };
  }

  function keep(asked: Asked, answer: { status: number; body: string }): void {
    if (asked.key === undefined) return;
    keepStatement.run(asked.key, asked.path, asked.params, answer.status, answer.body, asked.requestId, nowInSeconds());
  }

  return { find, keep };
}

function describeMisuse(asked: Asked, first: { path: string; params: string }): string | undefined {
  const remedy = `Try using a key other than '${asked.key ?? ''}' if you meant to execute a different request.`;
  if (asked.path !== first.path) {
    return `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${asked.path}' vs '${first.path}'). ${remedy}`;
  }
  if (asked.params !== first.params) {
    return `Keys for idempotent requests can only be used with the same parameters they were first used with. ${remedy}`;
  }
  return undefined;
}

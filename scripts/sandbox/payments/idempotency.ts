import { StripeFault } from './errors.ts';
import { nowInSeconds, type Store } from './store.ts';

type KeyedRequest = { key: string | undefined; path: string; params: string; requestId: string };
type StoredResponse = { status: number; body: string; requestId: string; isReplay: boolean };

const retentionSeconds = 24 * 60 * 60;

/** Stores the response to each idempotency key for a day. */
export function createIdempotency({ database }: Store) {
  const findStatement = database.prepare('SELECT * FROM idempotency WHERE key = ? AND created > ?');
  const storeStatement = database.prepare(
    'INSERT OR REPLACE INTO idempotency (key, path, params, status, body, request_id, created) VALUES (?, ?, ?, ?, ?, ?, ?)',
  );

  /** The stored response to this key, or an idempotency_error when the key was used with another request. */
  function find(request: KeyedRequest): StoredResponse | undefined {
    if (request.key === undefined) return undefined;
    const row = findStatement.get(request.key, nowInSeconds() - retentionSeconds);
    if (row === undefined) return undefined;
    const requestId = String(row.request_id);
    const misuse = describeMisuse(request, { path: String(row.path), params: String(row.params) });
    if (misuse === undefined) {
      return { status: Number(row.status), body: String(row.body), requestId, isReplay: true };
    }
    const fault = new StripeFault(400, { type: 'idempotency_error', message: misuse });
    return { status: fault.status, body: JSON.stringify({ error: fault.body }), requestId, isReplay: false };
  }

  function store(request: KeyedRequest, response: { status: number; body: string }): void {
    if (request.key === undefined) return;
    storeStatement.run(
      request.key,
      request.path,
      request.params,
      response.status,
      response.body,
      request.requestId,
      nowInSeconds(),
    );
  }

  return { find, store };
}

function describeMisuse(request: KeyedRequest, first: { path: string; params: string }): string | undefined {
  const remedy = `Try using a key other than '${request.key ?? ''}' if you meant to execute a different request.`;
  if (request.path !== first.path) {
    return `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${request.path}' vs '${first.path}'). ${remedy}`;
  }
  if (request.params !== first.params) {
    return `Keys for idempotent requests can only be used with the same parameters they were first used with. ${remedy}`;
  }
  return undefined;
}

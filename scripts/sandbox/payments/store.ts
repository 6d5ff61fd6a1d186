import type { DatabaseSync } from 'node:sqlite';
import type Stripe from 'stripe';
import { inTransaction, openDatabase } from '../support/database.ts';

/** A line item in Stripe's JSON, where `unit_amount_decimal` is a string; the SDK's type has a parsed decimal. */
export type WireLineItem = Omit<Stripe.LineItem, 'price'> & {
  price: Omit<Stripe.Price, 'unit_amount_decimal'> & { unit_amount_decimal: string | null };
};

/** A dispute reduced to the fields the application reads; of the evidence, its details. */
export type WireDispute = Omit<
  Stripe.Dispute,
  'balance_transactions' | 'enhanced_eligibility_types' | 'evidence' | 'evidence_details' | 'intended_submission_method'
> & { evidence_details: { due_by: number | null; has_evidence: boolean; past_due: boolean; submission_count: number } };

export type WireEvent = Omit<Stripe.EventBase, 'type' | 'data'> & { type: string; data: { object: object } };

export type Kinds = {
  'checkout.session': Stripe.Checkout.Session;
  payment_intent: Stripe.PaymentIntent;
  charge: Stripe.Charge;
  refund: Stripe.Refund;
  dispute: WireDispute;
  item: WireLineItem;
  event: WireEvent;
};

export type ListQuery = {
  /** Only children of this object. */
  parent?: string;
  status?: string;
  type?: readonly string[];
  created?: { gt?: number; gte?: number; lt?: number; lte?: number };
  startingAfter?: string;
  endingBefore?: string;
  limit?: number;
};

/** Indexed columns: `parent` for list filters, `status` and `expiresAt` (seconds) for the expiry timer. */
type Extra = { parent?: string; status?: string; expiresAt?: number };

const schema = `
  CREATE TABLE IF NOT EXISTS objects (
    seq INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, kind TEXT NOT NULL, parent TEXT, status TEXT, type TEXT,
    created INTEGER NOT NULL, expires_at INTEGER, json TEXT NOT NULL);
  CREATE INDEX IF NOT EXISTS objects_of_kind ON objects (kind, seq);
  CREATE INDEX IF NOT EXISTS objects_of_parent ON objects (parent, kind);
  CREATE TABLE IF NOT EXISTS idempotency (
    key TEXT PRIMARY KEY, path TEXT NOT NULL, params TEXT NOT NULL, status INTEGER NOT NULL, body TEXT NOT NULL, request_id TEXT NOT NULL,
    created INTEGER NOT NULL);
  CREATE TABLE IF NOT EXISTS deliveries (
    id INTEGER PRIMARY KEY AUTOINCREMENT, event_id TEXT NOT NULL REFERENCES objects (id), state TEXT NOT NULL, attempts INTEGER NOT NULL,
    created INTEGER NOT NULL, due_at INTEGER NOT NULL, outcome TEXT NOT NULL);
  CREATE INDEX IF NOT EXISTS deliveries_pending ON deliveries (due_at) WHERE state = 'pending';
  CREATE INDEX IF NOT EXISTS deliveries_of_event ON deliveries (event_id);
  CREATE TABLE IF NOT EXISTS requests (
    id INTEGER PRIMARY KEY AUTOINCREMENT, at INTEGER NOT NULL, request_id TEXT NOT NULL, method TEXT NOT NULL, path TEXT NOT NULL,
    params TEXT NOT NULL, version TEXT, idempotency_key TEXT, status INTEGER NOT NULL);
`;

export type Store = ReturnType<typeof openStore>;

/** The payment sandbox's state, in one SQLite file under `dir`. */
export function openStore(dir: string) {
  const database = openDatabase({ dir, name: 'payments.sqlite', schema });
  const insertStatement = database.prepare(
    'INSERT INTO objects (id, kind, parent, status, type, created, expires_at, json) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
  );
  const updateStatement = database.prepare('UPDATE objects SET status = coalesce(?, status), json = ? WHERE id = ?');
  const findStatement = database.prepare('SELECT json FROM objects WHERE id = ? AND kind = ?');
  const expiredStatement = database.prepare(
    "SELECT id FROM objects WHERE kind = 'checkout.session' AND status = 'open' AND expires_at <= ?",
  );

  function insert<Kind extends keyof Kinds>(kind: Kind, object: Kinds[Kind] & { id: string }, extra: Extra = {}): void {
    const created = 'created' in object && typeof object.created === 'number' ? object.created : nowInSeconds();
    const type = 'type' in object && typeof object.type === 'string' ? object.type : null;
    const json = JSON.stringify(object);
    insertStatement.run(
      object.id,
      kind,
      extra.parent ?? null,
      extra.status ?? null,
      type,
      created,
      extra.expiresAt ?? null,
      json,
    );
  }

  function update(object: { id: string }, status?: string): void {
    updateStatement.run(status ?? null, JSON.stringify(object), object.id);
  }

  function find<Kind extends keyof Kinds>(kind: Kind, id: string): Kinds[Kind] | undefined {
    return decode(kind, findStatement.get(id, kind)?.json);
  }

  return {
    database,
    insert,
    update,
    find,
    list: <Kind extends keyof Kinds>(kind: Kind, query: ListQuery = {}) => listObjects(database, kind, query),
    listExpired: () => expiredStatement.all(nowInSeconds()).map((row) => String(row.id)),
    inTransaction: <Result>(work: () => Result) => inTransaction(database, work),
    close: () => database.close(),
  };
}

/** Newest first, as in Stripe; line items in their own order. */
function listObjects<Kind extends keyof Kinds>(
  database: DatabaseSync,
  kind: Kind,
  query: ListQuery,
): { data: Kinds[Kind][]; hasMore: boolean } {
  const conditions: [string, string | number | undefined][] = [
    ['kind = ?', kind],
    ['parent = ?', query.parent],
    ['status = ?', query.status],
    ['type IN (SELECT value FROM json_each(?))', query.type === undefined ? undefined : JSON.stringify(query.type)],
    ['created > ?', query.created?.gt],
    ['created >= ?', query.created?.gte],
    ['created < ?', query.created?.lt],
    ['created <= ?', query.created?.lte],
    [`seq ${kind === 'item' ? '>' : '<'} (SELECT seq FROM objects WHERE id = ?)`, query.startingAfter],
    [`seq ${kind === 'item' ? '<' : '>'} (SELECT seq FROM objects WHERE id = ?)`, query.endingBefore],
  ];
  const used = conditions.filter((entry): entry is [string, string | number] => entry[1] !== undefined);
  const limit = query.limit ?? 10;
  const isBackwards = query.endingBefore !== undefined;
  const order = (kind === 'item') === isBackwards ? 'DESC' : 'ASC';
  const where = used.map(([condition]) => condition).join(' AND ');
  const statement = database.prepare(`SELECT json FROM objects WHERE ${where} ORDER BY seq ${order} LIMIT ?`);
  const rows = statement.all(...used.map(([, value]) => value), limit + 1);
  const data = rows.slice(0, limit).flatMap((row) => decode(kind, row.json) ?? []);
  return { data: isBackwards ? data.toReversed() : data, hasMore: rows.length > limit };
}

function decode<Kind extends keyof Kinds>(kind: Kind, json: unknown): Kinds[Kind] | undefined {
  if (typeof json !== 'string') return undefined;
  const value: unknown = JSON.parse(json);
  if (!isOfKind(kind, value)) throw new Error(`The stored object is not a ${kind}`);
  return value;
}

function isOfKind<Kind extends keyof Kinds>(kind: Kind, value: unknown): value is Kinds[Kind] {
  return typeof value === 'object' && value !== null && 'object' in value && value.object === kind;
}

export function nowInSeconds(): number {
  return Math.floor(Date.now() / 1000);
}

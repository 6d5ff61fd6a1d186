import { invalidRequest } from './errors.ts';
import type { Store } from './store.ts';

/** A copy with the URLs that depend on the sandbox's current address. */
export function present(object: object, baseUrl: string): object {
  if (!('object' in object) || !('id' in object)) return object;
  const isOpen = 'status' in object && object.status === 'open';
  const isPaid = 'status' in object && object.status === 'succeeded';
  if (object.object === 'checkout.session')
    return { ...object, url: isOpen ? `${baseUrl}/pay/${String(object.id)}` : null };
  if (object.object === 'charge')
    return { ...object, receipt_url: isPaid ? `${baseUrl}/receipts/${String(object.id)}` : null };
  return object;
}

const listLimit = 100;

/** Replaces ids by objects for each dotted path of `expand`. Throws on a property that cannot be expanded. */
export function expandObject(
  options: { store: Store; baseUrl: string },
  object: object,
  expand: readonly string[],
): object {
  return expand.reduce((shown, path) => expandPath(options, shown, path.split('.')), present(object, options.baseUrl));
}

function expandPath(options: { store: Store; baseUrl: string }, object: object, path: readonly string[]): object {
  const [name, ...rest] = path;
  if (name === undefined) return object;
  const value = findExpansion(options.store, object, name);
  if (value === null) return object;
  if (Array.isArray(value)) {
    const items: unknown[] = value;
    return { ...object, [name]: items.map((item) => (isObject(item) ? expandPath(options, item, rest) : item)) };
  }
  if (!isObject(value)) throw invalidRequest(`This property cannot be expanded (${name}).`, { param: 'expand' });
  return { ...object, [name]: expandPath(options, present(value, options.baseUrl), rest) };
}

function findExpansion(store: Store, object: object, name: string): unknown {
  const value: unknown = Reflect.get(object, name);
  const owner = 'id' in object ? String(object.id) : '';
  if (name === 'line_items' && value === undefined) return listAll(store, 'item', owner);
  if (name === 'refunds' && value === undefined) return listAll(store, 'refund', owner);
  if (typeof value !== 'string') return value;
  if (value.startsWith('pi_')) return store.find('payment_intent', value);
  if (value.startsWith('ch_')) return store.find('charge', value);
  return undefined;
}

function listAll(store: Store, kind: 'item' | 'refund', parent: string): object {
  const { data, hasMore } = store.list(kind, { parent, limit: listLimit });
  return { object: 'list', data, has_more: hasMore, url: `/v1/${kind}s` };
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

import { z } from 'zod';
import { invalidRequest } from './errors.ts';
import type { Kinds, Store } from './store.ts';

const seconds = z.coerce.number().int();

const listQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(10),
  starting_after: z.string().optional(),
  ending_before: z.string().optional(),
  status: z.string().optional(),
  type: z.string().optional(),
  types: z.array(z.string()).optional(),
  payment_intent: z.string().optional(),
  charge: z.string().optional(),
  created: z
    .union([
      seconds.transform((at) => ({ gte: at, lte: at })),
      z.object({ gt: seconds, gte: seconds, lt: seconds, lte: seconds }).partial(),
    ])
    .optional(),
});

export type List<Item> = { object: 'list'; data: Item[]; has_more: boolean; url: string };

/** A page of one kind, newest first, with Stripe's cursors; `parent` restricts it to children of that object. */
export function readList<Kind extends keyof Kinds>(
  store: Store,
  options: { kind: Kind; url: string; query: object; parent?: string },
): List<Kinds[Kind]> {
  const read = listQuery.safeParse(options.query);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw invalidRequest(`Invalid ${issue?.path.join('.') ?? 'query'}: ${issue?.message ?? ''}`);
  }
  const query = read.data;
  const { data, hasMore } = store.list(options.kind, {
    parent: options.parent ?? findParent(store, options.kind, query),
    status: query.status,
    type: query.types ?? (query.type === undefined ? undefined : [query.type]),
    created: query.created,
    startingAfter: query.starting_after,
    endingBefore: query.ending_before,
    limit: query.limit,
  });
  return { object: 'list', data, has_more: hasMore, url: options.url };
}

/** Resolves the filter `payment_intent` to the parent: a charge for refunds, the intent itself for other kinds. */
function findParent(store: Store, kind: keyof Kinds, query: z.infer<typeof listQuery>): string | undefined {
  if (query.charge !== undefined) return query.charge;
  if (query.payment_intent === undefined) return undefined;
  const intent = store.find('payment_intent', query.payment_intent);
  if (kind === 'charge' || kind === 'dispute') return query.payment_intent;
  if (kind === 'refund') return typeof intent?.latest_charge === 'string' ? intent.latest_charge : query.payment_intent;
  return query.payment_intent;
}

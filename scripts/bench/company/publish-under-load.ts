import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { publishFacts } from '#server/features/company/publishing.ts';
import { createDocument } from '#server/features/documents/service.ts';
import { createCheckoutSession } from '#server/features/payments/checkout/service.ts';
import { quote } from '#shared/pricing.ts';
import { noneOf, percentile, type Finding } from '../goals.ts';
import type { PromiseEnvironment } from '../promise/environment.ts';
import { addPerson } from '../promise/orders.ts';

/*
 * Orders of two documents by many customers at once while the price list changes all the time. Afterwards each order is priced
 * again by the list that it kept.
 */

const customers = 8;
const ordersEach = 20;
const publishEveryMs = 150;

interface Order {
  customer: Actor;
  documentIds: readonly string[];
  choices: readonly Parameters<typeof quote>[0][number][];
}

export async function measurePublishing(environment: PromiseEnvironment): Promise<Finding[]> {
  const { deps } = environment;
  await deps.pubsub.start(deps.events);
  const admin = await addPerson(environment, 'authenticator');
  const orders = await prepare(environment);
  const latencies: number[] = [];
  const failures: string[] = [];
  let repriced = 0;
  let isOrdering = true;
  let publications = 0;
  const publishing = (async () => {
    while (isOrdering) {
      environment.setNow(new Date());
      await publish(deps, admin.id, (publications += 1));
      await new Promise((resolve) => setTimeout(resolve, publishEveryMs));
    }
  })();
  const started = performance.now();
  await Promise.all(
    orders.map(async (own) => {
      for (const order of own) {
        const from = performance.now();
        const outcome = await place(deps, order);
        latencies.push(performance.now() - from);
        if (outcome.isRepriced) repriced += 1;
        if (outcome.failure !== undefined) failures.push(outcome.failure);
      }
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  isOrdering = false;
  await publishing;
  const { mixed, wrong, priced, lists } = await checkOrders(deps);
  return [
    noneOf('orders priced by a mixture of two lists', mixed),
    noneOf('orders whose list does not recompute their total', wrong),
    noneOf('orders that failed', failures),
    {
      goal: 'orders priced',
      must: `= ${customers * ordersEach}`,
      found: String(priced),
      isMet: priced === customers * ordersEach,
    },
    { goal: 'lists that orders kept', must: '≥ 5', found: `${lists} of ${publications}`, isMet: lists >= 5 },
    { goal: 'orders a second', must: '', found: (latencies.length / seconds).toFixed(0) },
    { goal: 'an order, 95th percentile', must: '', found: `${percentile(latencies, 0.95).toFixed(0)} ms` },
    { goal: 'orders that were told a new total', must: '', found: String(repriced) },
  ];
}

/** Drafts with files, two for each order. */
async function prepare(environment: PromiseEnvironment): Promise<Order[][]> {
  const { deps, chance } = environment;
  return Promise.all(
    Array.from({ length: customers }, async () => {
      const customer = await addPerson(environment, 'user');
      const own: Order[] = [];
      for (let index = 0; index < ordersEach; index += 1) {
        const choices = ['standard', 'rush'].map((speed) => ({
          translationType: 'certified' as const,
          isBankStatement: chance.hits(0.3),
          speed: speed === 'rush' ? ('rush' as const) : ('standard' as const),
          sourceLanguage: 'Portuguese' as const,
          pages: 1 + Math.floor(chance.below(9)),
        }));
        const documentIds: string[] = [];
        for (const { pages, ...choice } of choices) {
          const { id } = await createDocument(deps, customer, {
            ...choice,
            filename: 'deed.pdf',
            recipient: 'uscis',
            idempotencyKey: randomUUID(),
          });
          await sql`
            update documents set pages = ${pages}, file_id = gen_random_uuid(), file_key = ${id}, file_size_bytes = 1000,
              file_sha256 = ${id}, file_mimetype = 'application/pdf'
            where id = ${id}`.execute(deps.db);
          documentIds.push(id);
        }
        own.push({ customer, documentIds, choices });
      }
      return own;
    }),
  );
}

/** Orders at the price that the customer sees; told another total, it takes that. */
async function place(
  deps: Deps,
  { customer, documentIds, choices }: Order,
): Promise<{ isRepriced: boolean; failure?: string }> {
  let { totalCents } = quote(choices, (await deps.company.inForce('prices')).facts);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    try {
      const ids = [...documentIds];
      await createCheckoutSession(deps, customer, {
        documentIds: ids,
        expectedTotalCents: totalCents,
        isMobile: false,
      });
      return { isRepriced: attempt > 0 };
    } catch (error) {
      const told =
        error instanceof AppError && error.code === 'PRICE_CHANGED' ? error.details['totalCents'] : undefined;
      if (typeof told !== 'number') return { isRepriced: false, failure: String(error) };
      totalCents = told;
    }
  }
  return { isRepriced: true, failure: 'the price never settled' };
}

async function publish(deps: Deps, publishedBy: string, count: number): Promise<void> {
  const { version, facts } = await deps.company.inForce('prices');
  const rates = {
    ...facts.rates,
    certified: { ...facts.rates.certified, regular: 1500 + count * 7, bankStatement: 2500 + count * 11 },
  };
  const prices = { ...facts, rates, rushPercent: 30 + (count % 40), minimumCents: (count % 5) * 1000 };
  try {
    await deps.db.transaction().execute((trx) =>
      publishFacts(deps, trx, {
        kind: 'prices',
        facts: prices,
        basedOn: version,
        reason: 'another list',
        publishedBy,
      }),
    );
  } catch (error) {
    // The signal of the list before is still on its way.
    if (!(error instanceof AppError && error.code === 'FACTS_CHANGED')) throw error;
  }
}

async function checkOrders(deps: Deps) {
  const payments = await deps.db.selectFrom('payments').select(['id', 'amountCents']).execute();
  const items = await deps.db.selectFrom('paymentItems').selectAll().orderBy('position').execute();
  const ofPayment = Map.groupBy(items, ({ paymentId }) => paymentId);
  const mixed: string[] = [];
  const wrong: string[] = [];
  const lists = new Set<string>();
  for (const { id, amountCents } of payments) {
    const own = ofPayment.get(id) ?? [];
    const versions = new Set(own.map(({ priceVersionId }) => priceVersionId ?? ''));
    const [version = ''] = versions;
    lists.add(version);
    if (versions.size !== 1) mixed.push(id);
    const kept = await deps.company.byId('prices', version);
    if (!kept || quote(own, kept.facts).totalCents !== amountCents) wrong.push(id);
  }
  return { mixed, wrong, priced: payments.length, lists: lists.size };
}

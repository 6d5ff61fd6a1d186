import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Deps } from '#server/deps.ts';
import { publishEvent } from '#server/features/notifications/publish-event.ts';
import { insertEndpoint } from '#server/features/notifications/webhooks/queries.ts';
import { newWebhookSecret, secretContext } from '#server/features/notifications/webhooks/secrets.ts';
import { createWebhookDispatcher } from '#server/features/notifications/webhooks/sending/dispatcher.ts';
import { encrypt } from '#server/platform/db/encryption.ts';
import { atMost, noneOf, percentile, type Finding } from '../goals.ts';
import { withCompressedDay, type DayEnvironment } from '../webhooks/environment.ts';
import { startReceivers, type Behavior, type Receiver } from '../webhooks/receivers.ts';

const healthy = 33;
const failing = 17;
const deliveries = 10_000;
const perSecond = 100;
/** For the comparison without failing endpoints. */
const aloneDeliveries = 1_500;
const daySeconds = 240;
/** Endpoints of the failing ones that work again before the day is over. */
const recovering = 4;

const behaviors: readonly Behavior[] = [
  ...Array.from({ length: healthy }, (): Behavior => 'answers'),
  ...Array.from({ length: failing }, (_, index): Behavior => {
    const kinds = ['fails', 'hangs', 'resets'] as const;
    return kinds[index % kinds.length] ?? 'fails';
  }),
];

interface Partner {
  accountId: string;
  endpointId: string;
  receiver: Receiver;
  publishedAt: Map<string, number>;
}

/** 10,000 deliveries to 50 endpoints, a third of which answers 500, hangs or resets; four of those recover. */
export function benchWebhooks(): Promise<Finding[]> {
  return withCompressedDay(measure);
}

async function measure({ deps, compressDay }: DayEnvironment): Promise<Finding[]> {
  const receivers = await startReceivers(behaviors);
  const partners = await Promise.all(receivers.list.map((receiver) => addPartner(deps, receiver)));
  const dispatcher = createWebhookDispatcher(deps, { pollIntervalMs: 100 });
  dispatcher.start();
  try {
    await publishAll(deps, partners.slice(0, healthy), aloneDeliveries);
    await settle(deps);
    const alone = latencies(partners);
    for (const { publishedAt } of partners) publishedAt.clear();
    compressDay(daySeconds);
    await publishAll(deps, partners, deliveries);
    for (const { receiver } of partners.slice(-recovering)) receiver.behavior = 'answers';
    await settle(deps);
    const beside = latencies(partners);
    const p95 = { alone: percentile(alone, 0.95), beside: percentile(beside, 0.95) };
    return [
      ...(await outcomes(deps, partners)),
      { goal: 'p95 from event to healthy endpoint, alone', must: '', found: `${p95.alone.toFixed(1)} ms` },
      atMost('the same beside failing endpoints', {
        must: Math.round(2 * p95.alone + 100),
        found: p95.beside,
        unit: ' ms',
      }),
    ];
  } finally {
    await dispatcher.stop();
    receivers.stop();
  }
}

async function addPartner(deps: Deps, receiver: Receiver): Promise<Partner> {
  const [accountId, endpointId] = [randomUUID(), randomUUID()];
  const email = `${accountId}@partners.example`;
  await deps.db.insertInto('profiles').values({ id: accountId, email, name: 'Partner' }).execute();
  const secret = encrypt(deps.env.appSecrets[0], secretContext(endpointId), newWebhookSecret());
  await deps.db.transaction().execute((trx) =>
    insertEndpoint(trx, {
      id: endpointId,
      accountId,
      url: receiver.url,
      description: '',
      events: ['translation.drafted'],
      secret,
      createdAt: deps.now(),
    }),
  );
  return { accountId, endpointId, receiver, publishedAt: new Map() };
}

/** Publishes at an even pace, to the partners in turn. */
async function publishAll(deps: Deps, partners: readonly Partner[], count: number): Promise<void> {
  const started = performance.now();
  for (let index = 0; index < count; index += 1) {
    const partner = partners[index % partners.length];
    if (!partner) return;
    const documentId = randomUUID();
    await deps.db.transaction().execute((trx) =>
      publishEvent(trx, {
        accountId: partner.accountId,
        type: 'translation.drafted',
        data: { documentId },
        now: deps.now,
      }),
    );
    partner.publishedAt.set(documentId, performance.now());
    const ahead = started + (index * 1000) / perSecond - performance.now();
    if (ahead > 0) await delay(ahead);
  }
}

/** Waits until nothing is pending. */
async function settle({ db }: Deps): Promise<void> {
  for (;;) {
    const row = await db
      .selectFrom('webhookMessages')
      .select('id')
      .where('state', '=', 'pending')
      .limit(1)
      .executeTakeFirst();
    if (!row) return;
    await delay(500);
  }
}

/** From commit to arrival at endpoints that always answered. */
function latencies(partners: readonly Partner[]): number[] {
  return partners
    .slice(0, healthy)
    .flatMap(({ publishedAt, receiver }) =>
      [...publishedAt].map(([documentId, at]) => Math.max(0, (receiver.arrivals.get(documentId) ?? Infinity) - at)),
    );
}

async function outcomes({ db }: Deps, partners: readonly Partner[]): Promise<Finding[]> {
  const rows = await db
    .selectFrom('webhookMessages')
    .innerJoin('webhookEvents', 'webhookEvents.id', 'webhookMessages.eventId')
    .select(['webhookMessages.endpointId', 'webhookMessages.state', 'webhookMessages.eventId', 'webhookEvents.data'])
    .execute();
  const states = await db.selectFrom('webhookEndpoints').select(['id', 'state']).execute();
  const stateOf = new Map(states.map(({ id, state }) => [id, state]));
  const partnerOf = new Map(partners.map((partner) => [partner.endpointId, partner]));
  const isWorking = (endpointId: string) => partnerOf.get(endpointId)?.receiver.behavior === 'answers';
  const known = new Map(rows.map(({ data, eventId }) => [String(data.documentId), eventId]));
  const attempts = partners.flatMap(({ receiver }) => [...receiver.ids]);
  const published = partners.reduce((sum, { publishedAt }) => sum + publishedAt.size, 0);
  return [
    { goal: 'deliveries, attempts', must: '', found: `${published}, ${attempts.flatMap(([, ids]) => ids).length}` },
    noneOf(
      'not delivered to an endpoint that works',
      rows
        .filter(({ endpointId, state }) => isWorking(endpointId) && state !== 'delivered')
        .map(({ eventId }) => eventId),
    ),
    noneOf(
      'not given up at one that fails for a day',
      rows
        .filter(({ endpointId, state }) => !isWorking(endpointId) && state !== 'failed')
        .map(({ eventId }) => eventId),
    ),
    noneOf(
      'endpoints that failed for a day and are not disabled',
      partners
        .filter(({ endpointId }) => !isWorking(endpointId) && stateOf.get(endpointId) !== 'failed')
        .map(({ endpointId }) => endpointId),
    ),
    noneOf(
      'sent with another id',
      attempts.filter(([documentId, ids]) => ids.some((id) => id !== known.get(documentId))).map(([id]) => id),
    ),
    noneOf(
      'sent twice to an endpoint that always worked',
      partners
        .slice(0, healthy)
        .flatMap(({ receiver }) => [...receiver.ids])
        .filter(([, ids]) => ids.length > 1)
        .map(([id]) => id),
    ),
  ];
}

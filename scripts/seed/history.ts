import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { markAllRead } from '#server/features/notifications/service.ts';
import { limits } from '#shared/limits.ts';
import { demoPeriodMs, type DemoActors } from './accounts.ts';
import { ensureCommission } from './commission.ts';
import { finishHalf } from './half-text.ts';
import { orders, type DemoOrder } from './orders.ts';
import { papers } from './papers.ts';
import { openPast, setWebhooks } from './past.ts';
import { closeFirstMonth, ensureRates } from './pay.ts';
import { ensurePerson } from './people.ts';
import {
  cancel,
  decide,
  dispute,
  failTranslation,
  mailCopy,
  pay,
  payDiscarded,
  placeOrder,
  refundOrder,
  say,
  translate,
  type Ordered,
} from './steps.ts';
import { ensureTeam } from './team.ts';

const hourMs = 60 * 60 * 1000;
const minuteMs = 60 * 1000;
const dayMs = 24 * hourMs;
/** Older notifications are marked as read. */
const readAfterMs = 2 * dayMs;

interface Step {
  at: number;
  /** Runs under the real clock, so that its dispatch and mail are sent. */
  isLive?: boolean;
  run(deps: Deps): Promise<void>;
}

/**
 * Seeds sixty days of orders through the product's services, in chronological order. Steps are idempotent: another run
 * completes an interrupted one and adds nothing. Requires the payments sandbox, which completes sessions without a card.
 */
export async function seedHistory(live: Deps, actors: DemoActors): Promise<void> {
  const end = await findEnd(live, actors.customer);
  const people = new Map<string, Actor>(Object.entries(actors));
  const past = openPast(live);

  async function actorOf(deps: Deps, key: DemoOrder['by']): Promise<Actor> {
    const existing = people.get(key);
    if (existing) return existing;
    if (key === 'customer' || key === 'authenticator') throw new Error(`${key} has no account`);
    const person = await ensurePerson(deps, { person: key, admin: actors.admin });
    people.set(key, person);
    return person;
  }

  const story = orders.flatMap((order, place) => planOrder({ order, place, end, actorOf, admin: actors.admin }));
  const reading: Step = { at: end - readAfterMs, run: (deps) => readAll(deps, people.values()) };
  await setWebhooks(live, 'drop');
  try {
    const first = new Date(end - demoPeriodMs);
    await past.at(first, (deps) => actorOf(deps, 'herrera'));
    await past.at(first, (deps) => actorOf(deps, 'keller'));
    await past.at(first, (deps) => ensureCommission(deps, actors.admin));
    await past.at(first, (deps) => ensureRates(deps, actors));
    for (const step of [...story, reading].toSorted((one, other) => one.at - other.at)) {
      if (step.isLive) await step.run(live);
      else await past.at(new Date(step.at), (deps) => step.run(deps));
    }
    const signers = [actors.authenticator, actors.admin];
    for (const key of ['herrera', 'keller'] as const) signers.push(await actorOf(live, key));
    await ensureTeam(live, signers);
    await closeFirstMonth(live, actors);
  } finally {
    await setWebhooks(live, 'deliver');
  }
}

/** End of the demo data: the time of the first run, so that further runs compute the same times. */
async function findEnd({ db, now }: Deps, customer: Actor): Promise<number> {
  const { createdAt } = await db
    .selectFrom('profiles')
    .select('createdAt')
    .where('id', '=', customer.id)
    .executeTakeFirstOrThrow();
  return Math.min(now().getTime(), createdAt.getTime() + demoPeriodMs);
}

interface Plan {
  order: DemoOrder;
  place: number;
  end: number;
  admin: Actor;
  actorOf(deps: Deps, key: DemoOrder['by']): Promise<Actor>;
}

/** Steps of one order with their times. */
function planOrder(plan: Plan): Step[] {
  const { order, place, end, admin, actorOf } = plan;
  const { story, holder, isNotarized, extras, talk = [] } = order;
  const paper = papers[order.paper];
  const placedAt = end - order.daysAgo * dayMs;
  const paidAt = placedAt + 6 * minuteMs;
  const translatedAt = paidAt + 20 * minuteMs;
  let ordered: Ordered | undefined;
  const placed = (): Ordered => {
    if (!ordered) throw new Error(`demo order ${place} has not been placed`);
    return ordered;
  };

  const placing: Step = {
    at: placedAt,
    run: async (deps) => {
      const owner = await actorOf(deps, order.by);
      ordered = await placeOrder(deps, { owner, paper, holder, isNotarized, extras, key: `demo-order-${place}` });
    },
  };
  const paying: Step = { at: paidAt, run: (deps) => pay(deps, placed()) };
  const translating: Step = { at: translatedAt, run: (deps) => translate(deps, placed()) };

  switch (story.is) {
    case 'draft':
      // Not recreated once its retention has passed.
      return Date.now() - placedAt < limits.unpaidDraftMs ? [placing] : [];
    case 'flagged':
      return [
        {
          at: placedAt,
          run: async (deps) => {
            const owner = await actorOf(deps, order.by);
            await payDiscarded(deps, { owner, paper, holder, key: `demo-order-${place}` });
          },
        },
      ];
    case 'new':
      return [placing, { at: end, isLive: true, run: (deps) => pay(deps, placed()) }];
    case 'waiting':
      return [
        placing,
        paying,
        translating,
        ...talk.map((message, at): Step => ({
          at: paidAt + message.hours * hourMs,
          run: async (deps) =>
            say(deps, placed(), { ...message, place: at, staff: await actorOf(deps, 'authenticator') }),
        })),
      ];
    case 'cancelled':
      return [placing, paying, { at: paidAt + story.hours * hourMs, run: (deps) => cancel(deps, placed()) }];
    case 'studio': {
      const half: Step = {
        at: paidAt + hourMs,
        run: async (deps) => finishHalf(deps, placed(), await actorOf(deps, 'authenticator')),
      };
      return [placing, paying, ...(story.isHalfDone ? [half] : [])];
    }
    case 'failed':
      return [placing, paying, { at: translatedAt, run: (deps) => failTranslation(deps, placed()) }];
    case 'disputed':
      return [placing, paying, translating, { at: paidAt + 9 * hourMs, run: (deps) => dispute(deps, placed()) }];
    case 'refunded': {
      const refund = { actor: admin, reason: story.reason };
      return [
        placing,
        paying,
        translating,
        { at: paidAt + story.hours * hourMs, run: (deps) => refundOrder(deps, placed(), refund) },
      ];
    }
    case 'approved':
    case 'corrected':
    case 'supplied':
      return [placing, paying, ...planDecision(plan, { story, paidAt, translating, placed })];
  }
}

interface Paid {
  story: Extract<DemoOrder['story'], { is: 'approved' | 'corrected' | 'supplied' }>;
  paidAt: number;
  translating: Step;
  placed: () => Ordered;
}

/** What follows the payment of an order that is decided: the translation or its failure, the decision, a refund or a mailing. */
function planDecision({ order, admin, actorOf }: Plan, { story, paidAt, translating, placed }: Paid): Step[] {
  const { mailedAfterHours = 0 } = order;
  const { is, by, refund } = story;
  const decidedAt = paidAt + story.hours * hourMs;
  const deciding: Step = {
    at: decidedAt,
    run: async (deps) => decide(deps, placed(), { is, by: await actorOf(deps, by) }),
  };
  const reply: Step =
    is === 'supplied' ? { at: translating.at, run: (deps) => failTranslation(deps, placed()) } : translating;
  const mailing: Step = {
    at: decidedAt + mailedAfterHours * hourMs,
    run: async (deps) => mailCopy(deps, placed(), await actorOf(deps, by)),
  };
  if (!refund) return [reply, deciding, ...(mailedAfterHours > 0 ? [mailing] : [])];
  const request = { actor: admin, reason: refund.reason, cents: refund.cents };
  return [reply, deciding, { at: decidedAt + 2 * dayMs, run: (deps) => refundOrder(deps, placed(), request) }];
}

async function readAll(deps: Deps, people: Iterable<Actor>): Promise<void> {
  for (const person of people) {
    const signedIn = {
      ...person,
      phone: null,
      emailVerified: true,
      locale: null,
      hasSecondFactor: false,
      sessionId: '',
      person,
      member: null,
      hasOrganizations: false,
      apiKey: null,
    };
    await markAllRead(deps, signedIn);
  }
}

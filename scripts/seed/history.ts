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
import { ensurePerson } from './people.ts';
import * as steps from './steps.ts';

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
    for (const step of [...story, reading].toSorted((one, other) => one.at - other.at)) {
      if (step.isLive) await step.run(live);
      else await past.at(new Date(step.at), (deps) => step.run(deps));
    }
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
function planOrder({ order, place, end, admin, actorOf }: Plan): Step[] {
  const { story, holder, isNotarized, extras, talk = [], mailedAfterHours = 0 } = order;
  const paper = papers[order.paper];
  const placedAt = end - order.daysAgo * dayMs;
  const paidAt = placedAt + 6 * minuteMs;
  const translatedAt = paidAt + 20 * minuteMs;
  let ordered: steps.Ordered | undefined;
  const placed = (): steps.Ordered => {
    if (!ordered) throw new Error(`demo order ${place} has not been placed`);
    return ordered;
  };

  const placeIt: Step = {
    at: placedAt,
    run: async (deps) => {
      const owner = await actorOf(deps, order.by);
      ordered = await steps.placeOrder(deps, { owner, paper, holder, isNotarized, extras, key: `demo-order-${place}` });
    },
  };
  const pay: Step = { at: paidAt, run: (deps) => steps.pay(deps, placed()) };
  const translate: Step = { at: translatedAt, run: (deps) => steps.translate(deps, placed()) };

  switch (story.is) {
    case 'draft':
      // Not recreated once its retention has passed.
      return Date.now() - placedAt < limits.unpaidDraftMs ? [placeIt] : [];
    case 'flagged':
      return [
        {
          at: placedAt,
          run: async (deps) => {
            const owner = await actorOf(deps, order.by);
            await steps.payDiscarded(deps, { owner, paper, holder, key: `demo-order-${place}` });
          },
        },
      ];
    case 'new':
      return [placeIt, { at: end, isLive: true, run: (deps) => steps.pay(deps, placed()) }];
    case 'waiting':
      return [
        placeIt,
        pay,
        translate,
        ...talk.map((message, at): Step => ({
          at: paidAt + message.hours * hourMs,
          run: async (deps) =>
            steps.say(deps, placed(), { ...message, place: at, staff: await actorOf(deps, 'authenticator') }),
        })),
      ];
    case 'cancelled':
      return [placeIt, pay, { at: paidAt + story.hours * hourMs, run: (deps) => steps.cancel(deps, placed()) }];
    case 'studio': {
      const half: Step = {
        at: paidAt + hourMs,
        run: async (deps) => finishHalf(deps, placed(), await actorOf(deps, 'authenticator')),
      };
      return [placeIt, pay, ...(story.isHalfDone ? [half] : [])];
    }
    case 'failed':
      return [placeIt, pay, { at: translatedAt, run: (deps) => steps.failTranslation(deps, placed()) }];
    case 'disputed':
      return [placeIt, pay, translate, { at: paidAt + 9 * hourMs, run: (deps) => steps.dispute(deps, placed()) }];
    case 'refunded': {
      const refund = { actor: admin, reason: story.reason };
      return [
        placeIt,
        pay,
        translate,
        { at: paidAt + story.hours * hourMs, run: (deps) => steps.refundOrder(deps, placed(), refund) },
      ];
    }
    case 'approved':
    case 'corrected':
    case 'supplied': {
      const { is, by, refund } = story;
      const decidedAt = paidAt + story.hours * hourMs;
      const decide: Step = {
        at: decidedAt,
        run: async (deps) => steps.decide(deps, placed(), { is, by: await actorOf(deps, by) }),
      };
      const reply: Step =
        is === 'supplied' ? { at: translatedAt, run: (deps) => steps.failTranslation(deps, placed()) } : translate;
      const mailed: Step = {
        at: decidedAt + mailedAfterHours * hourMs,
        run: async (deps) => steps.mailCopy(deps, placed(), await actorOf(deps, by)),
      };
      if (!refund) return [placeIt, pay, reply, decide, ...(mailedAfterHours > 0 ? [mailed] : [])];
      const request = { actor: admin, reason: refund.reason, cents: refund.cents };
      return [
        placeIt,
        pay,
        reply,
        decide,
        { at: decidedAt + 2 * dayMs, run: (deps) => steps.refundOrder(deps, placed(), request) },
      ];
    }
  }
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

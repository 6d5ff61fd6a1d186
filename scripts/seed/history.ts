import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { markAllRead } from '#server/features/notifications/service.ts';
import { limits } from '#shared/limits.ts';
import { demoPeriod, type DemoActors } from './accounts.ts';
import { orders, type DemoOrder } from './orders.ts';
import { papers } from './papers.ts';
import { openPast, setWebhooks } from './past.ts';
import { ensurePerson } from './people.ts';
import * as steps from './steps.ts';

const hour = 60 * 60 * 1000;
const minute = 60 * 1000;
const day = 24 * hour;
/** Staff and customers have read what is older. */
const readAfter = 2 * day;

interface Step {
  at: number;
  /** What just happened is done under the real clock, so that the workflow and the mail of it are real. */
  isLive?: boolean;
  run(deps: Deps): Promise<void>;
}

/**
 * Sixty days of orders, made by the product's own services in the order of their times. Each step looks at what is there
 * and does what is missing, so that seeding again finishes what broke off and adds nothing. Needs the payments sandbox,
 * which pays without a card.
 */
export async function seedHistory(live: Deps, actors: DemoActors): Promise<void> {
  const end = await findEnd(live, actors.customer);
  const people = new Map<string, Actor>(Object.entries(actors));
  const past = openPast(live);

  async function actorOf(deps: Deps, key: DemoOrder['by']): Promise<Actor> {
    const known = people.get(key);
    if (known) return known;
    if (key === 'customer' || key === 'authenticator') throw new Error(`${key} has no account`);
    const made = await ensurePerson(deps, { person: key, admin: actors.admin });
    people.set(key, made);
    return made;
  }

  const story = orders.flatMap((order, place) => planOrder({ order, place, end, actorOf, admin: actors.admin }));
  const reading: Step = { at: end - readAfter, run: (deps) => readAll(deps, people.values()) };
  await setWebhooks(live, 'drop');
  try {
    const first = new Date(end - demoPeriod);
    await past.at(first, (deps) => actorOf(deps, 'herrera'));
    await past.at(first, (deps) => actorOf(deps, 'keller'));
    for (const step of [...story, reading].toSorted((one, other) => one.at - other.at)) {
      if (step.isLive) await step.run(live);
      else await past.at(new Date(step.at), (deps) => step.run(deps));
    }
  } finally {
    await setWebhooks(live, 'deliver');
  }
}

/** The present of the demo data: the moment it was first seeded, so that seeding again finds the same times. */
async function findEnd({ db, now }: Deps, customer: Actor): Promise<number> {
  const { createdAt } = await db
    .selectFrom('profiles')
    .select('createdAt')
    .where('id', '=', customer.id)
    .executeTakeFirstOrThrow();
  return Math.min(now().getTime(), createdAt.getTime() + demoPeriod);
}

interface Plan {
  order: DemoOrder;
  place: number;
  end: number;
  admin: Actor;
  actorOf(deps: Deps, key: DemoOrder['by']): Promise<Actor>;
}

/** What happens to one order, and when. */
function planOrder({ order, place, end, admin, actorOf }: Plan): Step[] {
  const { story, holder } = order;
  const paper = papers[order.paper];
  const placedAt = end - order.daysAgo * day;
  const paidAt = placedAt + 6 * minute;
  const translatedAt = paidAt + 20 * minute;
  let ordered: steps.Ordered | undefined;
  const known = (): steps.Ordered => {
    if (!ordered) throw new Error(`demo order ${place} is not there`);
    return ordered;
  };

  const placeIt: Step = {
    at: placedAt,
    run: async (deps) => {
      const owner = await actorOf(deps, order.by);
      ordered = await steps.placeOrder(deps, { owner, paper, holder, key: `demo-order-${place}` });
    },
  };
  const pay: Step = { at: paidAt, run: (deps) => steps.pay(deps, known()) };
  const translate: Step = { at: translatedAt, run: (deps) => steps.translate(deps, known()) };

  switch (story.is) {
    case 'draft':
      // An expired draft stays away.
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
      return [placeIt, { at: end, isLive: true, run: (deps) => steps.pay(deps, known()) }];
    case 'waiting':
      return [placeIt, pay, translate];
    case 'failed':
      return [placeIt, pay, { at: translatedAt, run: (deps) => steps.failTranslation(deps, known()) }];
    case 'disputed':
      return [placeIt, pay, translate, { at: paidAt + 9 * hour, run: (deps) => steps.dispute(deps, known()) }];
    case 'refunded': {
      const refund = { actor: admin, reason: story.reason };
      return [
        placeIt,
        pay,
        translate,
        { at: paidAt + story.hours * hour, run: (deps) => steps.giveBack(deps, known(), refund) },
      ];
    }
    case 'approved':
    case 'corrected':
    case 'supplied': {
      const { is, by, back } = story;
      const decidedAt = paidAt + story.hours * hour;
      const decide: Step = {
        at: decidedAt,
        run: async (deps) => steps.decide(deps, known(), { is, by: await actorOf(deps, by) }),
      };
      const answer: Step =
        is === 'supplied' ? { at: translatedAt, run: (deps) => steps.failTranslation(deps, known()) } : translate;
      if (!back) return [placeIt, pay, answer, decide];
      const refund = { actor: admin, reason: back.reason, cents: back.cents };
      return [
        placeIt,
        pay,
        answer,
        decide,
        { at: decidedAt + 2 * day, run: (deps) => steps.giveBack(deps, known(), refund) },
      ];
    }
  }
}

async function readAll(deps: Deps, people: Iterable<Actor>): Promise<void> {
  for (const person of people) {
    const signedIn = { ...person, phone: null, emailVerified: true, hasSecondFactor: false, sessionId: '' };
    await markAllRead(deps, signedIn);
  }
}

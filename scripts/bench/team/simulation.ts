import { defaultRouting } from '#shared/schemas/routing.ts';
import {
  findLastingRefusal,
  offerEnd,
  rankCandidates,
  type Candidate,
  type RoutedPaper,
} from '#shared/team/routing.ts';
import type { Chance } from '../promise/chance.ts';
import { createClock, finishOf, nextWorkAt, type Clock } from './clock.ts';
import type { Arrival, Worker } from './people.ts';

/*
 * The same papers and people under two rules: offers by routing, and the queue in which everybody takes the first paper that they
 * can do. People answer within minutes while they work, decline some offers, and do what is due first.
 */

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const answerMeanMinutes = 6;
const declined = 0.1;

export interface Outcome {
  /** Papers that were not done by their due time. */
  late: number;
  done: number;
  /** Assigned to somebody who may not do them, or who is away until they are due. */
  wrong: string[];
  /** From payment to acceptance, in minutes. */
  minutesToAccept: number[];
  offers: number;
  pooled: number;
}

interface Held extends Arrival {
  finishAt?: number;
}

interface Desk extends Worker {
  queue: Held[];
  /** Offered, and not answered. */
  offered: Set<Held>;
  current: Held | undefined;
}

const today = (at: number): string => new Date(at).toISOString().slice(0, 10);

export class Simulation {
  readonly outcome: Outcome = { late: 0, done: 0, wrong: [], minutesToAccept: [], offers: 0, pooled: 0 };
  private readonly clock: Clock = createClock();
  private readonly desks: Desk[];
  private readonly pool: Held[] = [];
  private readonly lastBy = new Map<string, string>();

  private readonly chance: Chance;

  constructor(people: readonly Worker[], chance: Chance) {
    this.chance = chance;
    this.desks = people.map((person) => ({ ...person, queue: [], offered: new Set(), current: undefined }));
  }

  run(papers: readonly Arrival[], rule: 'routing' | 'first-come'): Outcome {
    for (const arrival of papers) {
      this.clock.at(arrival.at, () => {
        if (rule === 'routing') this.offer({ ...arrival }, new Set());
        else this.toPool({ ...arrival });
      });
    }
    this.clock.run();
    this.outcome.late += this.pool.length;
    return this.outcome;
  }

  private candidateOf({ candidate, queue, offered, current }: Desk): Candidate {
    const held = [...(current ? [current] : []), ...queue, ...offered];
    return { ...candidate, work: held.map(({ paper }) => ({ dueAt: paper.dueAt.getTime(), pages: paper.pages })) };
  }

  private offer(held: Held, asked: Set<string>): void {
    const { now } = this.clock;
    const { paper } = held;
    const candidates = this.desks.map((desk) => this.candidateOf(desk));
    const lastBy = this.lastBy.get(paper.userId) ?? null;
    const { ranked } = rankCandidates(paper, candidates, { now: new Date(now), today: today(now), lastBy, asked });
    const [best] = ranked;
    const desk = best && this.desks.find(({ candidate }) => candidate.id === best.id);
    if (!desk) return this.toPool(held);
    this.outcome.offers += 1;
    asked.add(desk.candidate.id);
    desk.offered.add(held);
    const minutes = defaultRouting.offerMinutes;
    const expiresAt = offerEnd(desk, paper, { now: new Date(now), minutes }).getTime();
    const wait = -Math.log(1 - this.chance.below(1)) * answerMeanMinutes * minuteMs;
    const answersAt = nextWorkAt(desk.days, now) + wait;
    const isAnswered = answersAt < expiresAt;
    const isDeclined = this.chance.hits(declined);
    this.clock.at(isAnswered ? answersAt : expiresAt, () => {
      desk.offered.delete(held);
      if (!isAnswered || isDeclined) this.offer(held, asked);
      else this.accept(desk, held);
    });
  }

  private accept(desk: Desk, held: Held): void {
    const { now } = this.clock;
    this.judge(desk, held.paper);
    this.outcome.minutesToAccept.push((now - held.at) / minuteMs);
    this.lastBy.set(held.paper.userId, desk.candidate.id);
    desk.queue.push(held);
    desk.queue.sort((one, other) => one.paper.dueAt.getTime() - other.paper.dueAt.getTime());
    this.work(desk);
  }

  /** By rules of its own: the pair, what the recipient asks for, and days away. */
  private judge({ candidate, absences }: Desk, paper: RoutedPaper): void {
    const { now } = this.clock;
    const name = `${candidate.id} ${paper.sourceLanguage}`;
    const lists = candidate.workPairs?.some(({ from }) => from.replace(/ \(.*\)$/, '') === base(paper.sourceLanguage));
    if (!lists || findLastingRefusal(paper, candidate, today(now))) this.outcome.wrong.push(name);
    // Late papers are done all the same; days of zones differ by one.
    const until = today(Math.max(paper.dueAt.getTime(), now) + dayMs);
    const from = today(now - dayMs);
    if (absences.some((away) => away.from <= from && away.until >= until)) this.outcome.wrong.push(`${name} away`);
  }

  private toPool(held: Held): void {
    this.outcome.pooled += 1;
    this.pool.push(held);
    for (const desk of this.desks) this.work(desk);
  }

  /** Does the next of the person's papers; without one they take the first of the pool that they can do. */
  private work(desk: Desk): void {
    const { now } = this.clock;
    if (desk.current) return;
    const worksAt = nextWorkAt(desk.days, now);
    if (worksAt > now) {
      if (Number.isFinite(worksAt) && (desk.queue.length > 0 || this.pool.length > 0))
        this.clock.at(worksAt, () => this.work(desk));
      return;
    }
    const next = desk.queue.shift() ?? this.take(desk);
    if (!next) return;
    desk.current = next;
    this.clock.at(finishOf(desk.days, now, next.paper.pages), () => {
      desk.current = undefined;
      this.outcome.done += 1;
      if (this.clock.now > next.paper.dueAt.getTime()) this.outcome.late += 1;
      this.work(desk);
    });
  }

  private take(desk: Desk): Held | undefined {
    const { now } = this.clock;
    const at = this.pool.findIndex(({ paper }) => !findLastingRefusal(paper, desk.candidate, today(now)));
    if (at === -1) return undefined;
    const [taken] = this.pool.splice(at, 1);
    if (!taken) return undefined;
    this.judge(desk, taken.paper);
    this.outcome.minutesToAccept.push((now - taken.at) / minuteMs);
    this.lastBy.set(taken.paper.userId, desk.candidate.id);
    return taken;
  }
}

function base(language: string): string {
  return language.replace(/ \(.*\)$/, '');
}

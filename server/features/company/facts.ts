import type { Db } from '#server/platform/db/client.ts';
import type { ChangeEvents } from '#server/platform/realtime/types.ts';
import { defaultOfficeCalendar } from '#shared/promise/office-calendar.ts';
import type { OfficeCalendar } from '#shared/schemas/calendar.ts';
import { factKinds, type FactKind, type FactsOf } from '#shared/schemas/company.ts';
import type { SiteFacts } from '#shared/schemas/site.ts';
import { listVersions, type StoredVersion } from './queries.ts';

/*
 * Facts of the house as everything reads them.
 * Promises: a read answers from memory once loaded; a publication shows in every process when its signal arrives, at the latest
 * a minute later; its time of effect needs no signal.
 */

export interface PublishedFacts<T> {
  id: string;
  version: number;
  facts: T;
  validFrom: Date;
}

interface Question {
  /** The office, language or account; without facts of its own, or once they are withdrawn, it has those of the house. */
  scope?: string;
  /** Scope to fall back to before the house's facts, such as an account's currency. */
  otherwise?: string | null | undefined;
  /** Now unless set. */
  at?: Date;
}

export interface CompanyFacts {
  /** Facts in force. Throws when none were published by then. */
  inForce<K extends FactKind>(kind: K, question?: Question): Promise<PublishedFacts<FactsOf<K>>>;
  /** Versions that were in force at any time since then, the current one first: those that a screen may still show. */
  inForceSince<K extends FactKind>(
    kind: K,
    since: Date,
    question?: Pick<Question, 'scope' | 'otherwise'>,
  ): Promise<PublishedFacts<FactsOf<K>>[]>;
  /** When the next published version comes into force; null when none is to come. */
  nextChange(kind: FactKind): Promise<Date | null>;
  /** Facts of exactly this scope in force, or undefined when none were published by then. */
  find<K extends FactKind>(kind: K, question?: Question): Promise<PublishedFacts<FactsOf<K>> | undefined>;
  /** Versions in force, by scope. */
  list<K extends FactKind>(kind: K): Promise<(PublishedFacts<FactsOf<K>> & { scope: string })[]>;
  /** Who the house is; the settings' brand until something is published. */
  site(at?: Date): Promise<SiteFacts & { version: number }>;
  /** Working hours and promised times of an office; of the main office if it has none or is unknown. */
  calendar(office?: string): Promise<OfficeCalendar & { id: string | null; version: number }>;
  /** The facts of one version, which orders keep; undefined for an unknown id. */
  byId<K extends FactKind>(kind: K, id: string): Promise<PublishedFacts<FactsOf<K>> | undefined>;
}

/** Maximum age of a cached read, in case a change signal is lost. */
const maxAgeMs = 60_000;
/** Stale-while-revalidate: beyond this age, reads return the cached facts and refresh them in the background. */
const refreshAgeMs = 30_000;

/** Reads the published versions, from memory while they are young enough. */
function versionsInMemory({ db, events }: { db: Db; events: ChangeEvents }): () => Promise<readonly StoredVersion[]> {
  let known: { versions: readonly StoredVersion[]; at: number } | undefined;
  let reading: { versions: Promise<readonly StoredVersion[]> } | undefined;
  events.subscribe('company', 'facts', () => {
    // A read that began before the publication may lack it.
    reading = undefined;
    if (known) refresh();
  });

  async function read(): Promise<readonly StoredVersion[]> {
    const current = reading ?? { versions: listVersions(db) };
    reading = current;
    try {
      const versions = await current.versions;
      if (isNewest(current)) known = { versions, at: performance.now() };
      return versions;
    } finally {
      if (isNewest(current)) reading = undefined;
    }
  }

  function isNewest(one: typeof reading): boolean {
    return one === reading;
  }

  /** Failures surface in the reads that have to wait. */
  function refresh(): void {
    read().catch(() => undefined);
  }

  /** Waits only for stale facts: a transaction that waited for another connection could exhaust the pool. */
  return async function load() {
    const age = known ? performance.now() - known.at : Number.POSITIVE_INFINITY;
    if (!known || age > maxAgeMs) return read();
    if (age > refreshAgeMs) refresh();
    return known.versions;
  };
}

export function createCompanyFacts({
  db,
  events,
  now,
  defaultSite,
}: {
  db: Db;
  events: ChangeEvents;
  now: () => Date;
  /** Facts from the settings, version 0. */
  defaultSite: SiteFacts;
}): CompanyFacts {
  const load = versionsInMemory({ db, events });

  async function loadEffective(kind: FactKind, at = now()): Promise<StoredVersion[]> {
    return (await load()).filter((row) => row.kind === kind && row.validFrom.getTime() <= at.getTime());
  }

  async function find<K extends FactKind>(
    kind: K,
    { scope = '', at }: Question = {},
  ): Promise<PublishedFacts<FactsOf<K>> | undefined> {
    const found = last(await loadEffective(kind, at), scope);
    return found && parse(kind, found);
  }

  return {
    find,
    async list(kind) {
      const effective = await loadEffective(kind);
      const scopes = [...new Set(effective.map(({ scope }) => scope))];
      return scopes.flatMap((scope) => {
        const found = last(effective, scope);
        return found ? [{ ...parse(kind, found), scope }] : [];
      });
    },
    async site(at) {
      const found = await find('site', at ? { at } : {});
      return found ? { ...found.facts, version: found.version } : { ...defaultSite, version: 0 };
    },
    async calendar(office = '') {
      const found = (await find('calendar', { scope: office })) ?? (await find('calendar'));
      return found
        ? { ...found.facts, id: found.id, version: found.version }
        : { ...defaultOfficeCalendar, id: null, version: 0 };
    },
    async inForce(kind, { at, ...question } = {}) {
      const effective = await loadEffective(kind, at);
      const found = lastOr(effective, question);
      if (!found) throw new Error(`no ${kind} are published`);
      return parse(kind, found);
    },
    async inForceSince(kind, since, question = {}) {
      const scopes = scopesOf(question);
      const effective = (await loadEffective(kind)).filter((row) => scopes.includes(row.scope));
      const times = [since, ...effective.map(({ validFrom }) => validFrom).filter((time) => time > since)];
      const inForce = times
        .toSorted((one, other) => other.getTime() - one.getTime())
        .flatMap((at) => lastAt(effective, at, question) ?? []);
      if (inForce.length === 0) throw new Error(`no ${kind} are published`);
      return [...new Set(inForce)].map((row) => parse(kind, row));
    },
    async nextChange(kind) {
      const times = (await load()).flatMap((row) =>
        row.kind === kind && row.validFrom > now() ? row.validFrom.getTime() : [],
      );
      return times.length === 0 ? null : new Date(Math.min(...times));
    },
    async byId(kind, id) {
      const found = (await load()).find((row) => row.kind === kind && row.id === id);
      return found && parse(kind, found);
    },
  };
}

/** Versions come in the order of publication: of two with one time of effect, the later one is in force. */
function last(versions: readonly StoredVersion[], scope: string): StoredVersion | undefined {
  return versions
    .filter((row) => row.scope === scope)
    .reduce<StoredVersion | undefined>(
      (best, row) => (best === undefined || row.validFrom.getTime() >= best.validFrom.getTime() ? row : best),
      undefined,
    );
}

type Scopes = Pick<Question, 'scope' | 'otherwise'>;

/** Scopes in order of lookup; the default scope comes last. */
function scopesOf({ scope = '', otherwise }: Scopes): string[] {
  return [...[scope, otherwise ?? ''].filter((one) => one !== ''), ''];
}

/** Facts of the first scope with a published version that is not withdrawn. */
function lastOr(versions: readonly StoredVersion[], question: Scopes): StoredVersion | undefined {
  for (const scope of scopesOf(question)) {
    const own = last(versions, scope);
    const isWithdrawn = own !== undefined && 'isWithdrawn' in own.facts && own.facts.isWithdrawn === true;
    if (own !== undefined && (scope === '' || !isWithdrawn)) return own;
  }
  return undefined;
}

function lastAt(versions: readonly StoredVersion[], at: Date, question: Scopes): StoredVersion | undefined {
  return lastOr(
    versions.filter(({ validFrom }) => validFrom.getTime() <= at.getTime()),
    question,
  );
}

function parse<K extends FactKind>(kind: K, row: StoredVersion): PublishedFacts<FactsOf<K>> {
  const { id, version, validFrom } = row;
  return { id, version, validFrom, facts: parseFacts(kind, row.facts) };
}

/** Throws ZodError when stored facts have not the form of this release. */
export function parseFacts<K extends FactKind>(kind: K, facts: unknown): FactsOf<K> {
  const forms: { [Kind in FactKind]: { parse(value: unknown): FactsOf<Kind> } } = factKinds;
  return forms[kind].parse(facts);
}

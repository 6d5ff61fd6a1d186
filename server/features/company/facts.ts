import type { Db } from '#server/platform/db/client.ts';
import type { ChangeEvents } from '#server/platform/realtime/types.ts';
import { factKinds, type FactKind, type FactsOf } from '#shared/schemas/company.ts';
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
  /** The office or language; without facts of its own it has those of the house. */
  scope?: string;
  /** Now unless set. */
  at?: Date;
}

export interface CompanyFacts {
  /** Facts in force. Throws when none were published by then. */
  inForce<K extends FactKind>(kind: K, question?: Question): Promise<PublishedFacts<FactsOf<K>>>;
  /** The facts of one version, which orders keep; undefined for an unknown id. */
  byId<K extends FactKind>(kind: K, id: string): Promise<PublishedFacts<FactsOf<K>> | undefined>;
}

/** A lost signal delays a publication by this at most. */
const maxAgeMs = 60_000;

export function createCompanyFacts({
  db,
  events,
  now,
}: {
  db: Db;
  events: ChangeEvents;
  now: () => Date;
}): CompanyFacts {
  let loaded: { versions: Promise<readonly StoredVersion[]>; at: number } | undefined;
  events.subscribe('company', 'facts', () => {
    loaded = undefined;
  });

  function load(): Promise<readonly StoredVersion[]> {
    if (loaded && performance.now() - loaded.at < maxAgeMs) return loaded.versions;
    const versions = listVersions(db);
    const current = { versions, at: performance.now() };
    loaded = current;
    // A failed read is asked for again.
    versions.catch(() => {
      if (loaded === current) loaded = undefined;
    });
    return versions;
  }

  return {
    async inForce(kind, { scope = '', at = now() } = {}) {
      const effective = (await load()).filter((row) => row.kind === kind && row.validFrom.getTime() <= at.getTime());
      const found = last(effective, scope) ?? last(effective, '');
      if (!found) throw new Error(`no ${kind} are published`);
      return parse(kind, found);
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

function parse<K extends FactKind>(kind: K, row: StoredVersion): PublishedFacts<FactsOf<K>> {
  const { id, version, validFrom } = row;
  return { id, version, validFrom, facts: parseFacts(kind, row.facts) };
}

/** Throws ZodError when stored facts have not the form of this release. */
export function parseFacts<K extends FactKind>(kind: K, facts: unknown): FactsOf<K> {
  const forms: { [Kind in FactKind]: { parse(value: unknown): FactsOf<Kind> } } = factKinds;
  return forms[kind].parse(facts);
}

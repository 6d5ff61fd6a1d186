import type { z } from 'zod';
import type { SignedInActor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { recordAudit } from '#server/features/auth/audit-log.ts';
import { parseFacts, type PublishedFacts } from '#server/features/company/facts.ts';
import { publishFacts } from '#server/features/company/publishing.ts';
import { deleteDraft, findDraft, listPublications, upsertDraft } from '#server/features/company/queries.ts';
import type { Trx } from '#server/platform/db/client.ts';
import { factKinds, type FactKind, type FactsOf } from '#shared/schemas/company.ts';
import type { draftPlace, saveDraftInput } from '#shared/schemas/published-facts.ts';

/*
 * Facts of the house on staff's screens, the same way for every kind: in force, draft beside it, history, publication.
 * Promises: what is published was checked by its kind's schema, and is in the audit log with its reason, in the same transaction.
 */

interface Place<K extends FactKind> {
  kind: K;
  scope?: string;
}

/** The facts in force, the draft and all versions; `brought` is the release's default until something is published. */
export async function describeFacts<K extends FactKind>(
  { db, company, now }: Deps,
  { kind, scope = '' }: Place<K>,
  brought: FactsOf<K>,
) {
  const place = { kind, scope };
  const [inForce, draft, versions] = await Promise.all([
    company.find(kind, { scope }),
    findDraft(db, place),
    listPublications(db, place),
  ]);
  const at = now();
  const stateOf = (row: { version: number; validFrom: Date }) => {
    if (row.version === inForce?.version) return 'in-force' as const;
    return row.validFrom > at ? ('upcoming' as const) : ('past' as const);
  };
  return {
    version: inForce?.version ?? 0,
    facts: inForce?.facts ?? brought,
    latest: versions[0]?.version ?? 0,
    draft: draft
      ? {
          facts: parseFacts(kind, draft.facts),
          basedOn: draft.basedOn ?? 0,
          savedAt: draft.savedAt,
          savedByName: draft.savedByName,
        }
      : null,
    versions: versions.map((row) => ({ ...row, facts: parseFacts(kind, row.facts), state: stateOf(row) })),
  };
}

export interface FactsPublication<K extends FactKind> extends Place<K> {
  facts: FactsOf<K>;
  /** The last version unless set. */
  basedOn?: number | undefined;
  validFrom?: string | undefined;
  reason: string;
}

/** Publishes facts, with what follows from it in the same transaction. Throws FACTS_CHANGED when another version was published since, FACTS_IN_PAST. */
export async function publishAndRecord<K extends FactKind>(
  deps: Deps,
  actor: SignedInActor,
  { kind, scope = '', facts, basedOn, validFrom, reason }: FactsPublication<K>,
  follow?: (trx: Trx, published: PublishedFacts<FactsOf<K>>) => Promise<void>,
): Promise<PublishedFacts<FactsOf<K>>> {
  const [last] = basedOn === undefined ? await listPublications(deps.db, { kind, scope }) : [];
  return deps.db.transaction().execute(async (trx) => {
    const published = await publishFacts(deps, trx, {
      kind,
      scope,
      facts,
      basedOn: basedOn ?? last?.version ?? 0,
      validFrom: validFrom === undefined ? undefined : new Date(validFrom),
      reason,
      publishedBy: actor.person.id,
    });
    await recordAudit(deps, trx, {
      event: 'facts.published',
      actor,
      details: { kind, scope, version: published.version, validFrom: published.validFrom.toISOString(), reason },
    });
    await follow?.(trx, published);
    return published;
  });
}

/** Keeps what is being edited, for everybody who may publish. Throws FACTS_FAULTY. */
export async function saveDraft(
  deps: Deps,
  actor: SignedInActor,
  { kind, scope, facts, basedOn }: z.output<typeof saveDraftInput>,
): Promise<void> {
  const parsed = factKinds[kind].safeParse(facts);
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => `${path.join(' ')}: ${message}`).join(' ');
    throw new AppError('FACTS_FAULTY', { details: { faults } });
  }
  await upsertDraft(deps.db, {
    ...{ kind, scope, facts: parsed.data, basedOn },
    savedBy: actor.person.id,
    savedAt: deps.now(),
  });
}

export async function discardDraft(deps: Deps, { kind, scope }: z.output<typeof draftPlace>): Promise<void> {
  await deleteDraft(deps.db, { kind, scope });
}

import type { z } from 'zod';
import type { SignedInActor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { recordAudit } from '#server/features/auth/audit-log.ts';
import { parseFacts } from '#server/features/company/facts.ts';
import { publishFacts } from '#server/features/company/publishing.ts';
import { deleteDraft, findDraft, listPublications, upsertDraft } from '#server/features/company/queries.ts';
import { linesOf, listOf, type PriceListLine } from '#shared/price-lines.ts';
import { priceList, type PriceList } from '#shared/schemas/company.ts';
import type {
  pricesOutput,
  PublishPricesInput,
  publishPricesOutput,
  savePricesDraftInput,
} from '#shared/schemas/prices.ts';

/*
 * The price list on staff's screen.
 * Promises: a published list is whole, and is recorded in the audit log in the same transaction.
 */

const place = { kind: 'prices', scope: '' } as const;

/** The list in force at a time, the draft beside it, and all versions. */
export async function getPrices(deps: Deps, at: Date | undefined): Promise<z.input<typeof pricesOutput>> {
  const [inForce, current, draft, versions] = await Promise.all([
    deps.company.inForce('prices', at ? { at } : {}),
    deps.company.inForce('prices'),
    findDraft(deps.db, place),
    listPublications(deps.db, place),
  ]);
  const now = deps.now();
  const { id, version, validFrom, facts } = inForce;
  const stateOf = (row: { id: string; validFrom: Date }) => {
    if (row.id === current.id) return 'in-force';
    return row.validFrom > now ? 'upcoming' : 'past';
  };
  return {
    ...{ id, version, validFrom, currency: facts.currency, lines: linesOf(facts), rushPercent: facts.rushPercent },
    latest: versions[0]?.version ?? 0,
    draft: draft ? viewOfDraft(draft) : null,
    versions: versions.map((row) => ({ ...row, state: stateOf(row) })),
  };
}

type StoredDraft = NonNullable<Awaited<ReturnType<typeof findDraft>>>;

function viewOfDraft({ facts, basedOn, savedAt, savedByName }: StoredDraft) {
  const list = parseFacts('prices', facts);
  return { lines: linesOf(list), rushPercent: list.rushPercent, basedOn, savedAt, savedByName };
}

/** Keeps what is being edited, for everybody who may publish. Throws PRICES_INCOMPLETE, PRICES_FAULTY. */
export async function savePricesDraft(
  deps: Deps,
  actor: SignedInActor,
  { lines, rushPercent, basedOn }: z.output<typeof savePricesDraftInput>,
): Promise<void> {
  const facts = toList(lines, rushPercent);
  await upsertDraft(deps.db, { ...place, facts, basedOn, savedBy: actor.person.id, savedAt: deps.now() });
}

export async function discardPricesDraft(deps: Deps): Promise<void> {
  await deleteDraft(deps.db, place);
}

/**
 * Publishes a list. Throws PRICES_INCOMPLETE (details: what is missing), PRICES_FAULTY, FACTS_CHANGED when another one was
 * published since, FACTS_IN_PAST.
 */
export async function publishPrices(
  deps: Deps,
  actor: SignedInActor,
  { lines, rushPercent, basedOn, validFrom, reason }: PublishPricesInput,
): Promise<z.input<typeof publishPricesOutput>> {
  const [last] = await listPublications(deps.db, place);
  const before = last && parseFacts('prices', last.facts);
  const facts = toList(lines, rushPercent ?? before?.rushPercent ?? 0);
  return deps.db.transaction().execute(async (trx) => {
    const published = await publishFacts(deps, trx, {
      ...place,
      facts,
      basedOn: basedOn ?? last?.version ?? 0,
      validFrom: validFrom === undefined ? undefined : new Date(validFrom),
      reason,
      publishedBy: actor.person.id,
    });
    const { id, version } = published;
    await recordAudit(deps, trx, {
      event: 'prices.published',
      actor,
      details: { version, validFrom: published.validFrom.toISOString(), reason },
    });
    return { id, version, validFrom: published.validFrom };
  });
}

function toList(lines: readonly PriceListLine[], rushPercent: number): PriceList {
  const { list, faults } = { faults: undefined, list: undefined, ...listOf(lines, rushPercent) };
  const missing = faults?.filter(({ kind }) => kind === 'missing').map(({ key }) => key) ?? [];
  if (missing.length > 0) throw new AppError('PRICES_INCOMPLETE', { details: { missing: missing.join(', ') } });
  const parsed = priceList.safeParse(list);
  if (!parsed.success) {
    const faulty = faults?.map(({ key }) => key) ?? parsed.error.issues.map(({ path }) => path.join(' '));
    throw new AppError('PRICES_FAULTY', { details: { lines: faulty.join(', ') } });
  }
  return parsed.data;
}

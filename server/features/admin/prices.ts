import type { z } from 'zod';
import type { SignedInActor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { recordAudit } from '#server/features/auth/audit-log.ts';
import { findOrganization } from '#server/features/auth/organizations/queries.ts';
import { parseFacts } from '#server/features/company/facts.ts';
import { scopeOfCurrency } from '#server/features/company/prices.ts';
import { publishFacts } from '#server/features/company/publishing.ts';
import { deleteDraft, findDraft, listPublications, upsertDraft } from '#server/features/company/queries.ts';
import { houseCurrency, type Currency } from '#shared/money.ts';
import { linesOf, listOf, type ListTerms, type PriceListLine } from '#shared/price-lines.ts';
import { priceList, type PriceList } from '#shared/schemas/company.ts';
import type {
  pricesInput,
  pricesOutput,
  PublishPricesInput,
  publishPricesOutput,
  savePricesDraftInput,
  withdrawPricesInput,
} from '#shared/schemas/prices.ts';

/*
 * The price lists on staff's screen: the house's in each currency, or an organization's own.
 * Promises: a published list is whole, and is recorded in the audit log in the same transaction.
 */

interface Place {
  accountId?: string | undefined;
  currency?: Currency | undefined;
}

/** Of an organization's account, or of the house in a currency. */
function placeOf({ accountId, currency = houseCurrency }: Place) {
  return { kind: 'prices', scope: accountId ?? scopeOfCurrency(currency) } as const;
}

/** The list in force at a time, its draft, and all versions. Throws NOT_AN_ORGANIZATION, NOT_FOUND before the house's first list. */
export async function getPrices(
  deps: Deps,
  { at, ...asked }: NonNullable<z.output<typeof pricesInput>>,
): Promise<z.input<typeof pricesOutput>> {
  const place = placeOf(asked);
  const { accountId } = asked;
  const { scope } = place;
  const account = await requireOrganization(deps, accountId);
  if (at !== undefined && !(await deps.company.find('prices', { at: new Date(at) }))) throw new AppError('NOT_FOUND');
  const [inForce, current, draft, versions] = await Promise.all([
    deps.company.inForce('prices', { scope, ...(at !== undefined && { at: new Date(at) }) }),
    deps.company.inForce('prices', { scope }),
    findDraft(deps.db, place),
    listPublications(deps.db, place),
  ]);
  const now = deps.now();
  const { id, version, validFrom, facts } = inForce;
  const currency = accountId === undefined ? (asked.currency ?? houseCurrency) : facts.currency;
  const stateOf = (row: { id: string; validFrom: Date }) => {
    if (row.id === current.id) return 'in-force';
    return row.validFrom > now ? 'upcoming' : 'past';
  };
  return {
    ...{ id, version, validFrom, currency, ...termsOf(facts), lines: linesOf(facts) },
    account,
    isOwn: scope !== '' && versions.some((row) => row.id === current.id),
    latest: versions[0]?.version ?? 0,
    draft: draft ? viewOfDraft(draft) : null,
    versions: versions.map((row) => ({
      ...row,
      state: stateOf(row),
      isWithdrawal: parseFacts('prices', row.facts).isWithdrawn === true,
    })),
  };
}

const termsOf = ({ rushPercent, limits }: PriceList): ListTerms => ({ rushPercent, limits });

async function requireOrganization(deps: Deps, accountId: string | undefined) {
  if (accountId === undefined) return null;
  const organization = await findOrganization(deps.db, accountId);
  if (!organization) throw new AppError('NOT_AN_ORGANIZATION');
  return { id: organization.id, name: organization.name };
}

type StoredDraft = NonNullable<Awaited<ReturnType<typeof findDraft>>>;

function viewOfDraft({ facts, basedOn, savedAt, savedByName }: StoredDraft) {
  const list = parseFacts('prices', facts);
  return { lines: linesOf(list), ...termsOf(list), basedOn, savedAt, savedByName };
}

/** Keeps what is being edited, for everybody who may publish. Throws PRICES_INCOMPLETE, PRICES_FAULTY, NOT_AN_ORGANIZATION. */
export async function savePricesDraft(
  deps: Deps,
  actor: SignedInActor,
  { lines, accountId, currency, basedOn, ...terms }: z.output<typeof savePricesDraftInput>,
): Promise<void> {
  await requireOrganization(deps, accountId);
  const place = placeOf({ accountId, currency });
  const { facts: before } = await deps.company.inForce('prices', { scope: place.scope });
  const kept = accountId === undefined ? houseCurrency : before.currency;
  const facts = toList(lines, { ...termsOf(before), ...withoutUndefined(terms) }, currency ?? kept);
  await upsertDraft(deps.db, { ...place, facts, basedOn, savedBy: actor.person.id, savedAt: deps.now() });
}

export async function discardPricesDraft(deps: Deps, place: Place): Promise<void> {
  await deleteDraft(deps.db, placeOf(place));
}

/**
 * Publishes a list. Throws PRICES_INCOMPLETE (details: what is missing), PRICES_FAULTY, NOT_AN_ORGANIZATION, FACTS_CHANGED when
 * another one was published since, FACTS_IN_PAST.
 */
export async function publishPrices(
  deps: Deps,
  actor: SignedInActor,
  { lines, rushPercent, limits, accountId, currency, ...publication }: PublishPricesInput,
): Promise<z.input<typeof publishPricesOutput>> {
  await requireOrganization(deps, accountId);
  const [last] = await listPublications(deps.db, placeOf({ accountId, currency }));
  const before = last ? parseFacts('prices', last.facts) : (await deps.company.inForce('prices')).facts;
  const kept = accountId === undefined ? houseCurrency : before.currency;
  const facts = toList(lines, { ...termsOf(before), ...withoutUndefined({ rushPercent, limits }) }, currency ?? kept);
  return publish(deps, actor, { facts, accountId, currency, last: last?.version ?? 0, ...publication });
}

/**
 * Ends the list of an organization or a currency: from then on it has the house's. Prices that were shown hold for 24 hours, quotes
 * until they end. Throws NOT_AN_ORGANIZATION, NO_OWN_PRICES, FACTS_CHANGED, FACTS_IN_PAST.
 */
export async function withdrawPrices(
  deps: Deps,
  actor: SignedInActor,
  { accountId, currency, ...publication }: z.output<typeof withdrawPricesInput>,
): Promise<z.input<typeof publishPricesOutput>> {
  await requireOrganization(deps, accountId);
  const place = placeOf({ accountId, currency });
  const [last] = await listPublications(deps.db, place);
  const before = last && parseFacts('prices', last.facts);
  if (place.scope === '' || !before || before.isWithdrawn) throw new AppError('NO_OWN_PRICES');
  const facts = { ...before, isWithdrawn: true as const };
  return publish(deps, actor, { facts, accountId, currency, last: last.version, ...publication });
}

interface Publication extends Place {
  facts: PriceList;
  /** The last version. */
  last: number;
  basedOn?: number | undefined;
  validFrom?: string | undefined;
  reason: string;
}

function publish(
  deps: Deps,
  actor: SignedInActor,
  { facts, accountId, currency, last, basedOn, validFrom, reason }: Publication,
): Promise<z.input<typeof publishPricesOutput>> {
  return deps.db.transaction().execute(async (trx) => {
    const published = await publishFacts(deps, trx, {
      ...placeOf({ accountId, currency }),
      facts,
      basedOn: basedOn ?? last,
      validFrom: validFrom === undefined ? undefined : new Date(validFrom),
      reason,
      publishedBy: actor.person.id,
    });
    const { id, version } = published;
    await recordAudit(deps, trx, {
      event: 'prices.published',
      actor,
      ...(accountId !== undefined && { subjectUserId: accountId }),
      details: {
        ...{ version, validFrom: published.validFrom.toISOString(), currency: facts.currency, reason },
        ...(facts.isWithdrawn && { isWithdrawn: true }),
      },
    });
    return { id, version, validFrom: published.validFrom };
  });
}

function withoutUndefined({ rushPercent, limits }: { [Name in keyof ListTerms]?: ListTerms[Name] | undefined }) {
  return { ...(rushPercent !== undefined && { rushPercent }), ...(limits && { limits }) };
}

function toList(lines: readonly PriceListLine[], terms: ListTerms, currency: Currency): PriceList {
  const { list, faults } = { faults: undefined, list: undefined, ...listOf(lines, terms, currency) };
  const missing = faults?.filter(({ kind }) => kind === 'missing').map(({ key }) => key) ?? [];
  if (missing.length > 0) throw new AppError('PRICES_INCOMPLETE', { details: { missing: missing.join(', ') } });
  const parsed = priceList.safeParse(list);
  if (!parsed.success) {
    const faulty = faults?.map(({ key }) => key) ?? parsed.error.issues.map(({ path }) => path.join(' '));
    throw new AppError('PRICES_FAULTY', { details: { lines: faulty.join(', ') } });
  }
  return parsed.data;
}

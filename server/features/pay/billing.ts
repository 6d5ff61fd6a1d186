import type { z } from 'zod';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { recordAudit } from '#server/features/auth/audit-log.ts';
import { lockHeld } from '#server/features/auth/trust-locks.ts';
import { findVatChecks, requestVatCheck, type VatCheck } from '#server/features/auth/vat-checks.ts';
import type { Trx } from '#server/platform/db/client.ts';
import { parseVatId } from '#server/platform/integrations/vat-ids.ts';
import {
  billingFields,
  findBillingFaults,
  findBillingGaps,
  partyOf,
  selfBillingWording,
  type BillingDetails,
  type InvoiceParty,
} from '#shared/pay/self-billing.ts';
import type { agreementView, billedPeople, ownBilling } from '#shared/schemas/pay-billing.ts';
import { euCountries } from '#shared/tax.ts';
import {
  findBilling,
  hasRate,
  insertAgreement,
  listAgreements,
  listBilled,
  lockAgreement,
  lockBilling,
  lockOpenAgreement,
  updateAgreementEnd,
  upsertBilling,
  type AgreementRow,
} from './billing-queries.ts';
import { houseDay } from './rates.ts';

/*
 * Billing details of those who are paid per paper, and their agreements to self-billing.
 * Promises: an agreement is accepted by the person alone, and its history is kept; either side ends it from now on; every change is in
 * the audit log, which names the changed fields without their values.
 * Never: another person's details for anyone but bookkeepers, or an agreement without details.
 */

type OwnBilling = z.input<typeof ownBilling>;

/** The customer of self-billed invoices: the main seller; null where none is published. */
export async function findHouse({ company }: Pick<Deps, 'company'>): Promise<InvoiceParty | null> {
  const seller = await company.find('seller');
  return seller ? partyOf(seller.facts) : null;
}

function viewAgreement(row: AgreementRow): z.input<typeof agreementView> {
  const { id, version, acceptedAt, startsOn, endedAt, endedByName, endedBy, userId } = row;
  return { id, version, acceptedAt, startsOn, endedAt, endedByName: endedBy === userId ? null : endedByName };
}

const termsOf = (row: AgreementRow | undefined) =>
  row ? { startsOn: row.startsOn, isEnded: row.endedAt !== null } : null;

/** The actor's own details and agreements, and the wording to agree to. */
export async function getBilling(deps: Deps, actor: Actor): Promise<OwnBilling> {
  const [row, agreements, house, day, isPaid] = await Promise.all([
    findBilling(deps.db, actor.id),
    listAgreements(deps.db, [actor.id]),
    findHouse(deps),
    houseDay(deps),
    hasRate(deps.db, actor.id),
  ]);
  const details = row ? detailsOf(row) : null;
  return {
    isPaidPerPaper: isPaid,
    details,
    savedAt: row?.savedAt ?? null,
    vatCheck: row ? ((await findSupplierChecks(deps, [row])).get(row.userId) ?? null) : null,
    agreements: agreements.map(viewAgreement),
    gaps: findBillingGaps({ details, agreement: termsOf(agreements[0]), house, day }),
    wording: { version: selfBillingWording.version, text: [...selfBillingWording.text] },
    today: day,
  };
}

/** VIES results of suppliers' ids, by person; VIES covers the European Union. */
function findSupplierChecks(
  deps: Deps,
  suppliers: readonly { userId: string; vatId: string | null; country: string | null }[],
): Promise<Map<string, VatCheck>> {
  const ids = suppliers.flatMap(({ userId, vatId, country }) =>
    vatId && country && euCountries.includes(country) ? [{ accountId: userId, vatId }] : [],
  );
  return findVatChecks(deps, deps.db, ids);
}

function detailsOf({ taxStatus, rate, series, ...party }: BillingDetails): BillingDetails {
  return { ...partyOf(party), taxStatus, rate, series };
}

/** Saves the actor's own details, which statements closed from now on state. Throws PAY_BILLING_INVALID, VAT_ID_INVALID. */
export async function saveBilling(deps: Deps, actor: Actor, details: BillingDetails): Promise<OwnBilling> {
  if (findBillingFaults(details).length > 0) throw new AppError('PAY_BILLING_INVALID');
  if (details.vatId !== '' && parseVatId(details.vatId)?.country !== details.country) {
    throw new AppError('VAT_ID_INVALID');
  }
  await deps.db.transaction().execute(async (trx) => {
    await lockBilling(trx, actor.id);
    const before = await findBilling(trx, actor.id);
    const changed = billingFields.filter((field) => before?.[field] !== details[field]);
    if (changed.length === 0) return;
    await upsertBilling(trx, { ...details, userId: actor.id, savedAt: deps.now() });
    const { vatId, country } = details;
    const isAsked = vatId !== '' && euCountries.includes(country) && changed.includes('vatId');
    if (isAsked) await requestVatCheck(deps, trx, { accountId: actor.id, vatId });
    await recordAudit(deps, trx, {
      event: 'payBilling.saved',
      actor,
      subjectUserId: actor.id,
      details: { changed },
    });
  });
  return getBilling(deps, actor);
}

/**
 * Agrees to self-billing from a day on; the same again changes nothing, and another wording ends the agreement before.
 * Throws PAY_BILLING_MISSING, PAY_WORDING_CHANGED, PAY_AGREEMENT_PAST, PAY_AGREEMENT_OPEN.
 */
export async function acceptSelfBilling(
  deps: Deps,
  actor: Actor,
  { version, startsOn }: { version: string; startsOn: string },
): Promise<OwnBilling> {
  if (version !== selfBillingWording.version) throw new AppError('PAY_WORDING_CHANGED');
  const today = await houseDay(deps);
  await deps.db.transaction().execute(async (trx) => {
    await lockBilling(trx, actor.id);
    if (!(await findBilling(trx, actor.id))) throw new AppError('PAY_BILLING_MISSING');
    const open = await lockOpenAgreement(trx, actor.id);
    if (open?.version === version && open.startsOn === startsOn) return;
    if (startsOn < today) throw new AppError('PAY_AGREEMENT_PAST');
    if (open?.version === version) throw new AppError('PAY_AGREEMENT_OPEN');
    if (open) await end(deps, trx, { actor, agreement: open });
    const id = await insertAgreement(trx, { userId: actor.id, version, acceptedAt: deps.now(), startsOn });
    await recordAudit(deps, trx, {
      event: 'payAgreement.accepted',
      actor,
      subjectUserId: actor.id,
      details: { agreementId: id, version, startsOn },
    });
  });
  return getBilling(deps, actor);
}

/** Ends the actor's own agreement from now on. Throws PAY_AGREEMENT_NOT_FOUND. */
export async function endOwnSelfBilling(deps: Deps, actor: Actor, { id }: { id: string }): Promise<OwnBilling> {
  await deps.db.transaction().execute(async (trx) => {
    const agreement = await lockAgreement(trx, id);
    if (agreement?.userId !== actor.id) throw new AppError('PAY_AGREEMENT_NOT_FOUND');
    await end(deps, trx, { actor, agreement });
  });
  return getBilling(deps, actor);
}

/** Ends another person's agreement for the house. Throws PAY_AGREEMENT_NOT_FOUND, PAY_OWN, PERMISSION_DENIED. */
export async function endSelfBilling(deps: Deps, actor: Actor, { id }: { id: string }): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    await lockHeld(trx, actor.id, 'account');
    const agreement = await lockAgreement(trx, id);
    if (!agreement) throw new AppError('PAY_AGREEMENT_NOT_FOUND');
    if (agreement.userId === actor.id) throw new AppError('PAY_OWN');
    await end(deps, trx, { actor, agreement });
  });
}

/** Ends an agreement once; again it changes nothing. */
async function end(
  deps: Deps,
  trx: Trx,
  { actor, agreement }: { actor: Actor; agreement: { id: string; userId: string; endedAt: Date | null } },
): Promise<void> {
  const { id, userId, endedAt } = agreement;
  if (endedAt !== null) return;
  await updateAgreementEnd(trx, { id, endedAt: deps.now(), endedBy: actor.id });
  await recordAudit(deps, trx, {
    event: 'payAgreement.ended',
    actor,
    subjectUserId: userId,
    details: { agreementId: id },
  });
}

/** Details and agreements of everybody, for bookkeepers. */
export async function getBilledPeople(deps: Deps, actor: Actor): Promise<z.input<typeof billedPeople>> {
  const [people, agreements, house, day] = await Promise.all([
    listBilled(deps.db),
    listAgreements(deps.db),
    findHouse(deps),
    houseDay(deps),
  ]);
  const byPerson = Map.groupBy(agreements, ({ userId }) => userId);
  const checks = await findSupplierChecks(
    deps,
    people.map(({ id: userId, vatId, country }) => ({ userId, vatId, country })),
  );
  return {
    people: people.map(({ id, profileName, email, savedAt, ...row }) => {
      const own = byPerson.get(id) ?? [];
      const details = wholeOf(row);
      return {
        ...{ id, name: profileName, email, isYou: id === actor.id, details, savedAt },
        vatCheck: checks.get(id) ?? null,
        agreements: own.map(viewAgreement),
        gaps: findBillingGaps({ details, agreement: termsOf(own[0]), house, day }),
      };
    }),
  };
}

/** A row of the outer join; null without details. */
function wholeOf(row: { [Field in keyof BillingDetails]: BillingDetails[Field] | null }): BillingDetails | null {
  const { name, street, city, zip, region, country, taxId, vatId, taxStatus, rate, series } = row;
  if (name === null || country === null || taxStatus === null) return null;
  const text = { street: street ?? '', city: city ?? '', zip: zip ?? '', region: region ?? '', taxId: taxId ?? '' };
  return { name, country, taxStatus, ...text, vatId: vatId ?? '', rate: rate ?? 0, series: series ?? '' };
}

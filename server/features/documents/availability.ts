import type { z } from 'zod';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { offeredCurrencies, pricesOf } from '#server/features/company/prices.ts';
import { holds } from '#server/platform/db/holds.ts';
import { listsPair } from '#shared/certificate/language-pairs.ts';
import { isSourceLanguage, targetLanguage, workOf, type SourceLanguage } from '#shared/languages.ts';
import { dayOf } from '#shared/notarial/acts.ts';
import { lacksNotary } from '#shared/notary.ts';
import type { TranslationType } from '#shared/pricing.ts';
import type { Speed } from '#shared/promise/speeds.ts';
import type { OfficeCalendar } from '#shared/schemas/calendar.ts';
import type { offer, offerInput } from '#shared/schemas/notary.ts';

/*
 * Which translation types can be ordered.
 * Never: a notarized translation sold while no notary is available.
 */

/**
 * Whether a member of staff holds a commission that is in force, and another member can certify: a notary does not
 * act on a translation of their own.
 */
export async function isNotaryAvailable({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<boolean> {
  const row = await db
    .selectFrom('notaryCommissions as c')
    .innerJoin('profiles as notary', 'notary.id', 'c.userId')
    .select('c.id')
    .where('c.endedAt', 'is', null)
    .where('c.expiresOn', '>=', dayOf(now()))
    .where(holds('notary', 'notarize'))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('profiles as other')
          .select('other.id')
          .where(holds('other', 'certify'))
          .whereRef('other.id', '!=', 'c.userId'),
      ),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** What can be ordered now, and the caller's prices: an organization may have a list of its own. */
export async function getOffer(
  deps: Deps,
  actor: Pick<Actor, 'id' | 'currency'> | null,
  { currency }: NonNullable<z.output<typeof offerInput>> = {},
): Promise<z.input<typeof offer>> {
  const asked = actor ?? { id: '', currency: currency ?? null };
  const [hasNotary, { id, version, validFrom, facts }, nextAt, offered] = await Promise.all([
    isNotaryAvailable(deps),
    deps.company.inForce('prices', pricesOf(asked)),
    deps.company.nextChange('prices'),
    offeredCurrencies(deps.company),
  ]);
  return { hasNotary, prices: { id, version, validFrom, list: facts, offered, nextAt } };
}

/**
 * Languages that a person types and that nobody on the staff can certify: a signer profile has to list the pair, and the person has to
 * work on it. Languages that the product reads are promised by the calendar.
 */
export async function listUncertified({ db }: Pick<Deps, 'db'>, languages: readonly string[]): Promise<string[]> {
  const typed = [...new Set(languages)].filter((language) => workOf(language).by === 'typed');
  if (typed.length === 0) return [];
  const signers = await db
    .selectFrom('profiles as p')
    .innerJoin('signerProfiles as s', 's.userId', 'p.id')
    .distinctOn('p.id')
    .select(['p.workPairs', 's.languagePairs'])
    .where(holds('p', 'certify'))
    .where('p.suspendedAt', 'is', null)
    .orderBy('p.id')
    .orderBy('s.version', 'desc')
    .execute();
  return typed.filter((sourceLanguage) => {
    const pair = { sourceLanguage, targetLanguage };
    return !signers.some(
      ({ workPairs, languagePairs }) =>
        listsPair({ languagePairs }, pair) &&
        (workPairs === null || workPairs.length === 0 || listsPair({ languagePairs: workPairs }, pair)),
    );
  });
}

/** Whether a member of the staff can certify, and works on papers in this language. */
async function isStaffed({ db }: Pick<Deps, 'db'>, source: SourceLanguage | undefined): Promise<boolean> {
  const staff = await db
    .selectFrom('profiles as p')
    .select('p.workPairs')
    .where(holds('p', 'certify'))
    .where('p.suspendedAt', 'is', null)
    .execute();
  return staff.some(
    ({ workPairs }) =>
      source === undefined ||
      workPairs === null ||
      listsPair({ languagePairs: workPairs }, { sourceLanguage: source, targetLanguage }),
  );
}

/** Whether rush can be ordered: always, unless the calendar requires a capable person on duty. */
export async function isRushOffered(
  deps: Pick<Deps, 'db'>,
  { rushNeedsStaff }: Pick<OfficeCalendar, 'rushNeedsStaff'>,
  source: SourceLanguage | undefined,
): Promise<boolean> {
  return !rushNeedsStaff || isStaffed(deps, source);
}

/** Throws RUSH_UNAVAILABLE: rush is not sold for a language that a person types. */
export function assertSpeedSold({ sourceLanguage, speed }: { sourceLanguage: string; speed: Speed }): void {
  if (speed === 'rush' && workOf(sourceLanguage).by === 'typed') throw new AppError('RUSH_UNAVAILABLE');
}

/** Throws RUSH_UNAVAILABLE for a language that a person types, and if no one on duty could take a rush order. */
export async function assertRushOffered(
  deps: Pick<Deps, 'db' | 'company'>,
  documents: readonly { speed: Speed; sourceLanguage: string }[],
): Promise<void> {
  const rush = documents.filter(({ speed }) => speed === 'rush');
  if (rush.length === 0) return;
  const calendar = await deps.company.calendar();
  for (const source of new Set(rush.map(({ sourceLanguage }) => sourceLanguage))) {
    // Rush is promised by the calendar for the languages that are sold by the form alone.
    if (!isSourceLanguage(source)) throw new AppError('RUSH_UNAVAILABLE');
    if (!(await isRushOffered(deps, calendar, source))) throw new AppError('RUSH_UNAVAILABLE');
  }
}

/** Throws NOTARY_UNAVAILABLE if one of the types cannot be ordered. */
export async function assertAvailable(
  deps: Pick<Deps, 'db' | 'now'>,
  translationTypes: readonly (TranslationType | undefined)[],
): Promise<void> {
  if (!translationTypes.includes('notarized')) return;
  if (lacksNotary('notarized', { hasNotary: await isNotaryAvailable(deps) })) throw new AppError('NOTARY_UNAVAILABLE');
}

import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import type { Db, Trx } from '#server/platform/db/client.ts';
import { legalScope } from '#shared/legal.ts';
import { defaultLocale } from '#shared/locales.ts';
import { mayTakeWork, type AgreementFacts } from '#shared/pay/agreement.ts';
import { findEngagement, listAcceptances } from './agreement-queries.ts';

/** Whether people may take new work under the house's agreement: asked by the router, claims, assignments and decisions. */

/** Place of the agreement's versions among the facts of the house. */
export const agreementPlace = { kind: 'legal-text', scope: legalScope('agreement', defaultLocale) } as const;

export type Person = Pick<AgreementFacts, 'engagement'> & { id: string };

/** What decides about new work of several people. */
export async function readAgreementFacts(
  { company }: Pick<Deps, 'company'>,
  db: Db | Trx,
  people: readonly Person[],
): Promise<Map<string, AgreementFacts>> {
  const freelancers = people.filter(({ engagement }) => engagement === 'freelance');
  const published = freelancers.length === 0 ? undefined : await company.find('legal-text', agreementPlace);
  const ids = published ? freelancers.map(({ id }) => id) : [];
  const accepted = Map.groupBy(await listAcceptances(db, ids), ({ userId }) => userId);
  return new Map(
    people.map(({ id, engagement }) => [
      id,
      {
        engagement,
        inForce: published?.id ?? null,
        accepted: (accepted.get(id) ?? []).map(({ versionId }) => versionId),
      },
    ]),
  );
}

/** True for a freelancer who has not accepted the version in force. */
export async function lacksAgreement(deps: Pick<Deps, 'company'>, db: Db | Trx, personId: string): Promise<boolean> {
  const engagement = await findEngagement(db, personId);
  const facts = (await readAgreementFacts(deps, db, [{ id: personId, engagement }])).get(personId);
  return facts !== undefined && !mayTakeWork(facts);
}

/** Throws AGREEMENT_NEEDED for a freelancer who has not accepted the version in force. */
export async function requireAgreement(deps: Pick<Deps, 'company'>, db: Db | Trx, personId: string): Promise<void> {
  if (await lacksAgreement(deps, db, personId)) throw new AppError('AGREEMENT_NEEDED');
}

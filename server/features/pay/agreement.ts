import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { recordAudit } from '#server/features/auth/audit-log.ts';
import { parseFacts } from '#server/features/company/facts.ts';
import { parseLegal } from '#server/features/company/legal-markdown.ts';
import { fillLegalText } from '#server/features/company/legal-texts.ts';
import { listPublications, lockVersions } from '#server/features/company/queries.ts';
import { notifyPeople } from '#server/features/notifications/notify.ts';
import type { Db, Trx } from '#server/platform/db/client.ts';
import { agreementFile, agreementStanding, mayTakeWork } from '#shared/pay/agreement.ts';
import type { agreementCopy, memberAgreement, ownAgreement } from '#shared/schemas/agreement.ts';
import { agreementPlace, readAgreementFacts, type Person } from './agreement-gate.ts';
import {
  findAcceptance,
  findEngagement,
  insertAcceptance,
  listAcceptances,
  listFreelancers,
  type AcceptanceRow,
} from './agreement-queries.ts';

/*
 * The agreement that freelancers work under: a published text of the house, in versions.
 * Promises: a freelancer accepts it themselves, each version once, in the wording that was shown to them; acceptances are kept with
 * that wording, and change no more.
 * Never: an acceptance of a version that was superseded before the press; new work without an acceptance of the one in force.
 */

type Version = Awaited<ReturnType<typeof listPublications>>[number];

/** The version in force and those that bind later, soonest first. Of two with one day, the later published one counts. */
async function readVersions({ now }: Pick<Deps, 'now'>, db: Db | Trx): Promise<Version[]> {
  const at = now();
  const byEffect = (await listPublications(db, agreementPlace)).toSorted(
    (one, other) => one.validFrom.getTime() - other.validFrom.getTime() || one.version - other.version,
  );
  const inForce = byEffect.findLast(({ validFrom }) => validFrom <= at);
  const upcoming = byEffect.filter(
    ({ validFrom }, index) => validFrom > at && byEffect[index + 1]?.validFrom.getTime() !== validFrom.getTime(),
  );
  return inForce ? [inForce, ...upcoming] : upcoming;
}

async function textOf(deps: Pick<Deps, 'company' | 'env'>, { facts }: Pick<Version, 'facts'>) {
  const { review, ...text } = parseFacts(agreementPlace.kind, facts);
  const shown = await fillLegalText(deps, text);
  return { ...shown, review, sha256: createHash('sha256').update(agreementFile(shown)).digest('hex') };
}

function viewAcceptance({ id, version, sha256, acceptedAt }: AcceptanceRow) {
  return { id, version, sha256, acceptedAt };
}

/** The actor's own agreement: the version that waits for them, and those that they accepted. */
export async function getAgreement(deps: Deps, actor: Actor): Promise<z.input<typeof ownAgreement>> {
  const engagement = await findEngagement(deps.db, actor.id);
  const versions = engagement === 'freelance' ? await readVersions(deps, deps.db) : [];
  const accepted = await listAcceptances(deps.db, [actor.id]);
  const ids = accepted.map(({ versionId }) => versionId);
  const inForce = versions.find(({ validFrom }) => validFrom <= deps.now())?.id ?? null;
  const due = versions.find(({ id }) => !ids.includes(id));
  return {
    engagement,
    standing: agreementStanding({ engagement, inForce, accepted: ids }),
    due: due ? await viewDue(deps, due) : null,
    accepted: accepted.map(viewAcceptance),
  };
}

async function viewDue(deps: Deps, row: Version) {
  const { title, text, sha256, review } = await textOf(deps, row);
  const { id: versionId, version, validFrom } = row;
  return { versionId, version, validFrom, sha256, title, blocks: parseLegal(text, {}), review };
}

/**
 * Accepts a version as it was shown; the same again changes nothing.
 * Throws AGREEMENT_NOT_NEEDED, AGREEMENT_CHANGED (superseded, or the facts of the house in it changed).
 */
export async function acceptAgreement(
  deps: Deps,
  actor: Actor,
  { versionId, sha256 }: { versionId: string; sha256: string },
): Promise<z.input<typeof ownAgreement>> {
  await deps.db.transaction().execute(async (trx) => {
    // Against a publication at the same moment, which takes it too.
    await lockVersions(trx, agreementPlace);
    if ((await listAcceptances(trx, [actor.id])).some((one) => one.versionId === versionId)) return;
    if ((await findEngagement(trx, actor.id)) !== 'freelance') throw new AppError('AGREEMENT_NOT_NEEDED');
    const wanted = (await readVersions(deps, trx)).find(({ id }) => id === versionId);
    if (!wanted) throw new AppError('AGREEMENT_CHANGED');
    const shown = await textOf(deps, wanted);
    if (shown.sha256 !== sha256) throw new AppError('AGREEMENT_CHANGED');
    const { version } = wanted;
    const { title, text } = shown;
    const kept = { userId: actor.id, versionId, version, name: actor.name ?? actor.email, title, text, sha256 };
    if (!(await insertAcceptance(trx, { ...kept, acceptedAt: deps.now() }))) return;
    await recordAudit(deps, trx, {
      event: 'agreement.accepted',
      actor,
      subjectUserId: actor.id,
      details: { versionId, version, sha256 },
    });
  });
  return getAgreement(deps, actor);
}

/** An acceptance with its text. Throws AGREEMENT_NOT_FOUND, also for another person's unless `ofAnybody`. */
export async function getAgreementCopy(
  deps: Pick<Deps, 'db'>,
  actor: Pick<Actor, 'id'>,
  { id, ofAnybody }: { id: string; ofAnybody: boolean },
): Promise<z.input<typeof agreementCopy>> {
  const row = await findAcceptance(deps.db, id);
  if (!row || (row.userId !== actor.id && !ofAnybody)) throw new AppError('AGREEMENT_NOT_FOUND');
  const { version, name, sha256, acceptedAt, title, text } = row;
  return { id, version, name, sha256, acceptedAt, title, blocks: parseLegal(text, {}), file: agreementFile(row) };
}

/** Standing and acceptances of several people, for the staff's list. */
export async function readAgreements(
  deps: Pick<Deps, 'company'>,
  db: Db | Trx,
  people: readonly Person[],
): Promise<Map<string, z.input<typeof memberAgreement>>> {
  const facts = await readAgreementFacts(deps, db, people);
  const rows = await listAcceptances(
    db,
    people.map(({ id }) => id),
  );
  const byPerson = Map.groupBy(rows, ({ userId }) => userId);
  return new Map(
    [...facts].map(([id, own]) => [
      id,
      { standing: agreementStanding(own), accepted: (byPerson.get(id) ?? []).map(viewAcceptance) },
    ]),
  );
}

/** Notifies all freelancers of a version. Takes their notification locks. */
export async function notifyFreelancers(
  { now }: Pick<Deps, 'now'>,
  trx: Trx,
  version: { version: number; validFrom: Date },
): Promise<void> {
  await tell({ now }, trx, { userIds: await listFreelancers(trx), ...version });
}

/** Notifies a person who became a freelancer of the agreement that they are to accept, if one is in force. */
export async function notifyFreelancer(deps: Pick<Deps, 'now' | 'company'>, trx: Trx, userId: string): Promise<void> {
  const published = await deps.company.find('legal-text', agreementPlace);
  const facts = (await readAgreementFacts(deps, trx, [{ id: userId, engagement: 'freelance' }])).get(userId);
  if (published && facts && !mayTakeWork(facts)) await tell(deps, trx, { userIds: [userId], ...published });
}

async function tell(
  { now }: Pick<Deps, 'now'>,
  trx: Trx,
  { userIds, version, validFrom }: { userIds: readonly string[]; version: number; validFrom: Date },
): Promise<void> {
  const payload = { version, bindsFrom: validFrom.toISOString().slice(0, 10) };
  await notifyPeople(trx, { now, userIds, kind: 'agreement_published', payload });
}

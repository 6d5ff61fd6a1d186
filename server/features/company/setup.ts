import type { Db } from '#server/platform/db/client.ts';
import { legalPages } from '#shared/legal.ts';
import { setupFacts } from '#shared/schemas/company.ts';
import { legalText } from '#shared/schemas/legal.ts';
import { setupSteps, type SetupStep } from '#shared/setup.ts';
import { listVersions, type StoredVersion } from './queries.ts';

/** State of the set-up, derived from published facts. */

export interface SetupState {
  step: SetupStep;
  isDone: boolean;
  /** Reviewed and left unchanged. */
  isConfirmed: boolean;
}

export async function readSetup(db: Db): Promise<SetupState[]> {
  const versions = await listVersions(db);
  const confirmed = confirmedOf(versions);
  const answered = { ...answersOf(versions), signer: await hasWholeSigner(db) };
  return setupSteps.map((step) => {
    const isConfirmed = confirmed.includes(step);
    return { step, isConfirmed, isDone: isConfirmed || answered[step] };
  });
}

function confirmedOf(versions: readonly StoredVersion[]): readonly SetupStep[] {
  const last = versions.findLast(({ kind }) => kind === 'setup');
  return last ? setupFacts.parse(last.facts).confirmed : [];
}

function answersOf(versions: readonly StoredVersion[]): Record<Exclude<SetupStep, 'signer'>, boolean> {
  const has = (kind: string) => versions.some((row) => row.kind === kind);
  const isReviewed = (page: string) => {
    const last = versions.findLast(({ kind, scope }) => kind === 'legal-text' && scope === `${page}/en`);
    return last !== undefined && legalText.parse(last.facts).review !== null;
  };
  return {
    who: has('site'),
    where: has('calendar'),
    languages: legalPages.every(isReviewed),
    // The first list is the release's.
    prices: versions.some(({ kind, version }) => kind === 'prices' && version > 1),
    calendar: has('calendar'),
    tax: has('seller'),
    mail: false,
  };
}

/** Whether a profile in force is signed, on the staff of today. */
async function hasWholeSigner(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('signerProfiles as s')
    .innerJoin('profiles as p', 'p.id', 's.userId')
    .select('s.id')
    .where('p.role', '!=', 'user')
    .where(({ or, eb }) => or([eb('s.signatureStrokes', 'is not', null), eb('s.signaturePng', 'is not', null)]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

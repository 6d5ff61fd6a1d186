import { canAny, can, type Capability } from '#shared/access.ts';
import { listsPair, type LanguagePair } from '#shared/certificate/language-pairs.ts';
import { findUnmetNeeds, type SignerFacts } from '#shared/certificate/linter.ts';
import type { SignerNeed } from '#shared/certificate/presets/requirements.ts';
import { recipientLabels, type PresetId } from '#shared/certificate/recipients.ts';
import { mayTakeWork, type AgreementFacts } from '#shared/pay/agreement.ts';
import type { Role } from '#shared/roles.ts';
import {
  addWorkingTime,
  capacityBetween,
  hoursBetween,
  pagesLeft,
  worksAt,
  type DueWork,
  type WorkDay,
} from './working-time.ts';

/**
 * Ranks the people for a paper, with reasons for excluding others. Pure: the same ranking for a job, an assignment, the board and the
 * simulation.
 */

/** Of a paper in the queue. */
export interface RoutedPaper {
  sourceLanguage: string;
  targetLanguage: string;
  preset: PresetId;
  pages: number;
  dueAt: Date;
  /** Owner of the order; a member of the staff for an upload. */
  userId: string;
}

export interface Candidate {
  id: string;
  name: string;
  role: Role;
  capabilities?: readonly Capability[] | null;
  isSuspended: boolean;
  /** Null for every pair; empty for assigned papers only. */
  workPairs: readonly LanguagePair[] | null;
  /** What decides about new work of freelancers. */
  agreement?: AgreementFacts | undefined;
  /** As a certificate for the paper's languages prints them; null without a profile. */
  signer: SignerFacts | null;
  days: readonly WorkDay[];
  /** Assigned and offered. */
  work: readonly DueWork[];
}

export type RefusalCode =
  | 'suspended'
  | 'capability'
  | 'agreement'
  | 'own-upload'
  | 'pair'
  | 'profile'
  | 'profile-pair'
  | 'recipient'
  | 'assigned-only'
  | 'asked'
  | 'absent'
  | 'off'
  | 'full';

export interface Refusal {
  code: RefusalCode;
  /** A sentence about the person. */
  reason: string;
  /** True where the paper cannot be assigned to them either. */
  isLasting: boolean;
}

const needWords: Record<SignerNeed, string> = {
  signerName: 'has no legal name in their signer profile',
  signature: 'has no signature in their signer profile',
  address: 'has no address in their signer profile',
  contact: 'has neither an email address nor a phone number in their signer profile',
  phone: 'has no phone number in their signer profile',
  languagePair: 'does not list these languages in their signer profile',
  credential: 'has no checked credential in force',
  credentialNumber: 'has no number of a checked credential',
  currentCredential: 'has a credential that has expired',
  naatiCredential: 'has no NAATI credential',
  certifiedTranslator: 'is not a certified translator',
};

/** Why a person cannot take a paper, regardless of the time. */
export function findLastingRefusal(
  paper: RoutedPaper,
  candidate: Omit<Candidate, 'days' | 'work'>,
  today: string,
): Refusal | undefined {
  const { sourceLanguage, targetLanguage, preset } = paper;
  const pair = `${sourceLanguage} into ${targetLanguage}`;
  const lasting = (code: RefusalCode, words: string): Refusal => ({
    ...{ code, isLasting: true },
    reason: `${candidate.name} ${words}.`,
  });
  if (candidate.isSuspended) return lasting('suspended', 'is suspended');
  if (!canAny(candidate, ['translate', 'revise', 'certify']))
    return lasting('capability', 'neither translates nor certifies papers');
  if (candidate.agreement && !mayTakeWork(candidate.agreement))
    return lasting('agreement', 'has not accepted the agreement in force');
  if (candidate.id === paper.userId) return lasting('own-upload', 'uploaded it, so somebody else has to do it');
  const { workPairs } = candidate;
  if (workPairs && workPairs.length > 0 && !listsPair({ languagePairs: workPairs }, paper))
    return lasting('pair', `does not work from ${pair}`);
  // Translators without the capability to certify need no profile.
  if (!can(candidate, 'certify')) return undefined;
  const { signer } = candidate;
  if (signer === null) return lasting('profile', 'has no signer profile, so they cannot certify it');
  if (!listsPair(signer, paper)) return lasting('profile-pair', `does not list ${pair} in their signer profile`);
  const [need] = findUnmetNeeds(preset, signer, { sourceLanguage, targetLanguage, today });
  if (need === undefined) return undefined;
  return lasting('recipient', `${needWords[need]}, which the recipient asks for (${recipientLabels[preset]})`);
}

/** Adds reasons not to offer it now: time, workload, or an earlier offer (`asked`). */
export function findRefusal(
  paper: RoutedPaper,
  candidate: Candidate,
  { now, today, asked }: { now: Date; today: string; asked?: ReadonlySet<string> | undefined },
): Refusal | undefined {
  const lasting = findLastingRefusal(paper, candidate, today);
  if (lasting) return lasting;
  const passing = (code: RefusalCode, words: string): Refusal => ({
    ...{ code, isLasting: false },
    reason: `${candidate.name} ${words}.`,
  });
  if (asked?.has(candidate.id)) return passing('asked', 'was asked before');
  const { workPairs, days, work } = candidate;
  if (workPairs?.length === 0 && !can(candidate, 'certify'))
    return passing('assigned-only', 'works on papers that are assigned to them alone');
  const span = { now: now.getTime(), dueAt: paper.dueAt.getTime() };
  if (hoursBetween(days, span.now, span.dueAt) <= 0) return passing('off', 'does not work before it is due');
  if (capacityBetween(days, span.now, span.dueAt) <= 0) return passing('absent', 'is away until it is due');
  // A tenth of a page is the rounding of hours.
  if (pagesLeft(days, work, span) + 0.1 < paper.pages) return passing('full', 'has no time left before it is due');
  return undefined;
}

export interface Ranked {
  id: string;
  /** True if they did the customer's last paper. */
  isKnown: boolean;
  /** Asked first for papers of this kind. */
  isSpecialist: boolean;
  isAtWork: boolean;
  /** Workload before the due time as a share of capacity. */
  load: number;
}

export interface Ranking {
  /** Best first. */
  ranked: Ranked[];
  refused: (Refusal & { id: string })[];
}

/** Above this load, being at work no longer ranks a person first. */
const readyLoad = 0.5;

/** Ranks people at work with time to spare first, since they accept within minutes; those of the customer's last paper highest. */
function readinessOf({ isAtWork, isKnown, load }: Ranked): number {
  if (!isAtWork || load >= readyLoad) return 0;
  return isKnown ? 2 : 1;
}

/** Sorts specialists of the kind first, then by readiness, the customer's last paper and load. Ids break ties. */
export function rankCandidates(
  paper: RoutedPaper,
  candidates: readonly Candidate[],
  context: {
    now: Date;
    today: string;
    lastBy: string | null;
    asked?: ReadonlySet<string>;
    /** People named for papers of this kind. */
    specialists?: readonly string[] | undefined;
  },
): Ranking {
  const { now, lastBy, specialists = [] } = context;
  const ranking: Ranking = { ranked: [], refused: [] };
  for (const candidate of candidates) {
    const { id } = candidate;
    const refusal = findRefusal(paper, candidate, context);
    if (refusal) ranking.refused.push({ id, ...refusal });
    else {
      const isAtWork = worksAt(candidate.days, now.getTime());
      const load = loadOf(candidate, paper, now);
      ranking.ranked.push({ id, isKnown: id === lastBy, isSpecialist: specialists.includes(id), isAtWork, load });
    }
  }
  ranking.ranked.sort(
    (one, other) =>
      Number(other.isSpecialist) - Number(one.isSpecialist) ||
      readinessOf(other) - readinessOf(one) ||
      one.load - other.load ||
      (one.id < other.id ? -1 : 1),
  );
  return ranking;
}

/** When an offer ends that is made now: minutes of the person's own hours, and no later than the paper is due. */
export function offerEnd(
  { days }: Pick<Candidate, 'days'>,
  { dueAt }: Pick<RoutedPaper, 'dueAt'>,
  { now, minutes }: { now: Date; minutes: number },
): Date {
  const end = addWorkingTime(days, now.getTime(), minutes * 60_000);
  return new Date(Math.max(now.getTime(), Math.min(end ?? dueAt.getTime(), dueAt.getTime())));
}

function loadOf({ days, work }: Candidate, { dueAt }: RoutedPaper, now: Date): number {
  const until = dueAt.getTime();
  const taken = work.reduce((sum, one) => (one.dueAt <= until ? sum + one.pages : sum), 0);
  return taken / capacityBetween(days, now.getTime(), until);
}

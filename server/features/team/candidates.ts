import type { Deps } from '#server/deps.ts';
import { listPrintedSigners } from '#server/features/certification/signers.ts';
import { readAgreementFacts } from '#server/features/pay/agreement-gate.ts';
import type { Db, Trx } from '#server/platform/db/client.ts';
import { dayOf } from '#shared/notarial/acts.ts';
import { clockOf } from '#shared/promise/office-calendar.ts';
import type { Candidate, RoutedPaper } from '#shared/team/routing.ts';
import {
  defaultWorkingTime,
  workDays,
  type Absence,
  type PersonCalendar,
  type WorkingTime,
} from '#shared/team/working-time.ts';
import { listDueWork } from './offer-queries.ts';
import { listAbsences, listPeople, type PersonRow } from './people-queries.ts';

/** Loads routing candidates: profile, working time, absences and workload. */

const dayMs = 24 * 60 * 60 * 1000;
/** Days after the due time that are loaded, for work due later. */
const daysAfter = 14;
/** Upper bound, for papers due in a year. */
const maxDays = 120;

/** Maps a review's row to the paper that routing ranks. */
export async function readPaper(
  db: Db | Trx,
  review: Omit<RoutedPaper, 'preset'> & { documentId: string },
): Promise<RoutedPaper> {
  const { recipient } = await db
    .selectFrom('documents')
    .select('recipient')
    .where('id', '=', review.documentId)
    .executeTakeFirstOrThrow();
  return { ...review, preset: recipient };
}

export function workingTimeOf({ timeZone, hours, pagesPerDay }: PersonRow, houseZone: string): WorkingTime {
  if (timeZone === null || hours === null || pagesPerDay === null) return defaultWorkingTime(houseZone);
  return { timeZone, hours, pagesPerDay };
}

/** A person's days by their office's calendar. */
export async function calendarOf(
  deps: Pick<Deps, 'company'>,
  person: PersonRow,
  absences: readonly Absence[],
): Promise<PersonCalendar> {
  const clock = clockOf(await deps.company.calendar(person.office ?? ''));
  return { ...workingTimeOf(person, clock.timeZone), absences, closedDays: clock.closedDays };
}

/** Candidates for a paper: everyone with the capability, or the given people. */
export async function loadCandidates(
  deps: Pick<Deps, 'company' | 'now'>,
  db: Db | Trx,
  { paper, ids }: { paper: RoutedPaper; ids?: readonly string[] },
): Promise<Candidate[]> {
  const now = deps.now();
  const people = await listPeople(db, ids);
  const userIds = people.map(({ id }) => id);
  const { sourceLanguage, targetLanguage } = paper;
  const yesterday = dayOf(new Date(now.getTime() - dayMs));
  const signers = await listPrintedSigners(db, userIds, { sourceLanguage, targetLanguage, today: dayOf(now) });
  const absences = Map.groupBy(await listAbsences(db, { userIds, since: yesterday }), ({ userId }) => userId);
  const agreements = await readAgreementFacts(deps, db, people);
  const work = Map.groupBy(await listDueWork(db, userIds), ({ personId }) => personId);
  const span = Math.ceil((paper.dueAt.getTime() - now.getTime()) / dayMs);
  const count = Math.min(Math.max(span, 0) + daysAfter, maxDays);
  return Promise.all(
    people.map(async (person): Promise<Candidate> => {
      const { id, name, email, role, capabilities, suspendedAt, workPairs } = person;
      const calendar = await calendarOf(deps, person, absences.get(id) ?? []);
      return {
        ...{ id, name: name ?? email, role, capabilities, isSuspended: suspendedAt !== null, workPairs },
        agreement: agreements.get(id),
        signer: signers.get(id) ?? null,
        days: workDays(calendar, { from: now, count }),
        work: (work.get(id) ?? []).map(({ dueAt, pages }) => ({ dueAt: dueAt.getTime(), pages })),
      };
    }),
  );
}

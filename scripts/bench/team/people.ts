import { sourceLanguages, targetLanguage } from '#shared/languages.ts';
import type { Candidate, RoutedPaper } from '#shared/team/routing.ts';
import { defaultWorkingTime, workDays, type Absence, type WorkDay } from '#shared/team/working-time.ts';
import type { Chance } from '../promise/chance.ts';

/* Twelve people in three zones, with pairs, credentials and absences, and ten thousand papers for them. */

export const start = new Date('2026-10-05T00:00:00Z');
export const papersCount = 10_000;
const arrivalDays = 56;
const horizonDays = 120;
/** Due in one working day, the others in two. */
const rushShare = 0.2;
const dayMs = 24 * 60 * 60 * 1000;

export interface Worker {
  candidate: Omit<Candidate, 'work'>;
  days: readonly WorkDay[];
  absences: readonly Absence[];
}

const zones = ['America/New_York', 'Europe/Berlin', 'Asia/Tokyo'];
/** The clock changes in two of the zones within the time that is simulated. */
const dayOf = (days: number): string => new Date(start.getTime() + days * dayMs).toISOString().slice(0, 10);

export function makePeople(chance: Chance): Worker[] {
  return Array.from({ length: 12 }, (_none, index): Worker => {
    const languages = sourceLanguages.filter((_language, place) => index < 4 || (place + index) % 3 === 0);
    const languagePairs = languages.map((from) => ({ from, to: targetLanguage }));
    const absences = Array.from({ length: 2 }, () => {
      const from = Math.floor(chance.below(arrivalDays));
      return { from: dayOf(from), until: dayOf(from + 1 + Math.floor(chance.below(6))) };
    });
    const time = { ...defaultWorkingTime(zones[index % zones.length] ?? 'UTC'), pagesPerDay: 70 + 15 * (index % 5) };
    const days = workDays(
      { ...time, absences, closedDays: new Set(['2026-11-26']) },
      { from: start, count: horizonDays },
    );
    const id = `person ${String(index).padStart(2, '0')}`;
    return {
      days,
      absences,
      candidate: {
        ...{ id, name: id, role: 'authenticator', isSuspended: false, workPairs: languagePairs, days },
        // The last two only translate.
        ...(index > 9 ? { capabilities: ['translate'] } : {}),
        signer: {
          legalName: 'Clara Reis',
          hasSignature: true,
          // Some have no credential, which some recipients ask for.
          credential:
            index % 4 === 3 ? '' : index % 4 === 0 ? 'NAATI Certified Translator' : 'ATA-certified translator',
          credentialNumber: index % 4 === 3 ? '' : '483920',
          credentialExpiresOn: null,
          address: ['12 Bridge Street', 'Austin, TX 78701'],
          email: 'signer@people.example',
          languagePairs,
        },
      },
    };
  });
}

export interface Arrival {
  at: number;
  paper: RoutedPaper;
}

/** Days later, weekends left out. */
function dueAfter(at: number, days: number): number {
  let due = at;
  for (let left = days; left > 0;) {
    due += dayMs;
    if (new Date(due).getUTCDay() % 6 !== 0) left -= 1;
  }
  return due;
}

/** Over eight weeks, by day. */
export function makePapers(chance: Chance): Arrival[] {
  const presets = ['uscis', 'uscis', 'uscis', 'uscis', 'general', 'ukvi', 'ircc', 'naati'] as const;
  return Array.from({ length: papersCount }, (_none, index): Arrival => {
    const day = Math.floor((index / papersCount) * arrivalDays);
    const at = start.getTime() + day * dayMs + (0.4 + 0.5 * chance.below(1)) * dayMs;
    const place = Math.floor(chance.below(1) ** 2 * sourceLanguages.length);
    return {
      at,
      paper: {
        sourceLanguage: sourceLanguages[place] ?? 'Portuguese',
        targetLanguage,
        preset: presets[Math.floor(chance.below(presets.length))] ?? 'uscis',
        pages: 1 + Math.floor(chance.below(4)),
        dueAt: new Date(dueAfter(at, chance.hits(rushShare) ? 1 : 2)),
        userId: `customer ${String(Math.floor(chance.below(4000)))}`,
      },
    };
  }).toSorted((one, other) => one.at - other.at);
}

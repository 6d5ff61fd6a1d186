import { randomBytes, randomUUID } from 'node:crypto';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { hashPassword } from '#server/features/auth/password.ts';
import { targetLanguage } from '#shared/languages.ts';

/**
 * Eight translators beside the demo's four signers, each with pairs, working time and some with an absence. Nobody signs in as
 * them, so they share one hash of a random password.
 */

const week = (from: number, to: number, days: readonly number[] = [1, 2, 3, 4, 5]) =>
  Array.from({ length: 7 }, (_none, day) => (days.includes(day) ? { from: from * 60, to: to * 60 } : null));

interface Colleague {
  name: string;
  languages: readonly string[];
  timeZone: string;
  hours: ({ from: number; to: number } | null)[];
  pagesPerDay: number;
  /** From and until, in days from the first start. */
  away?: readonly [number, number];
}

const colleagues: readonly Colleague[] = [
  {
    ...{ name: 'Inês Carvalho', languages: ['Portuguese', 'Portuguese (Portugal)'] },
    ...{ timeZone: 'Europe/Lisbon', hours: week(9, 18), pagesPerDay: 24 },
  },
  {
    ...{ name: 'Rafael Ortega', languages: ['Spanish', 'Portuguese'] },
    ...{ timeZone: 'America/Mexico_City', hours: week(8, 16), pagesPerDay: 22, away: [3, 9] },
  },
  {
    ...{ name: 'Hannah Vogel', languages: ['German', 'French'] },
    ...{ timeZone: 'Europe/Berlin', hours: week(9, 17, [1, 2, 4, 5]), pagesPerDay: 18 },
  },
  {
    ...{ name: 'Samir Haddad', languages: ['Arabic', 'French'] },
    ...{ timeZone: 'Asia/Beirut', hours: week(8, 16), pagesPerDay: 16 },
  },
  {
    ...{ name: 'Talia Ben-Ami', languages: ['Hebrew'] },
    ...{ timeZone: 'Asia/Jerusalem', hours: week(8, 15, [0, 1, 2, 3, 4]), pagesPerDay: 14, away: [0, 1] },
  },
  {
    ...{ name: 'Kenji Mori', languages: ['Japanese'] },
    ...{ timeZone: 'Asia/Tokyo', hours: week(10, 18), pagesPerDay: 15 },
  },
  {
    ...{ name: 'Soo-ah Han', languages: ['Korean', 'Japanese'] },
    ...{ timeZone: 'Asia/Seoul', hours: week(10, 18), pagesPerDay: 15, away: [12, 16] },
  },
  {
    ...{ name: 'Olena Koval', languages: ['Ukrainian', 'Polish'] },
    ...{ timeZone: 'Europe/Warsaw', hours: week(9, 17), pagesPerDay: 20 },
  },
];

const dayMs = 24 * 60 * 60 * 1000;

/** Adds who is missing. `signers` are the demo's, whose hours and absences stay as the demo left them. */
export async function ensureTeam(deps: Deps, signers: readonly Actor[]): Promise<void> {
  const since = deps.now();
  const passwordHash = await hashPassword(randomBytes(24).toString('base64url'), 'team');
  for (const colleague of colleagues) await ensureColleague(deps, colleague, { since, passwordHash });
  for (const [index, { id }] of signers.entries()) {
    const time = { timeZone: 'America/New_York', hours: week(9, 17), pagesPerDay: 20 + 5 * index };
    await saveTime(deps, id, time);
  }
}

async function ensureColleague(
  deps: Deps,
  colleague: Colleague,
  { since, passwordHash }: { since: Date; passwordHash: string },
): Promise<void> {
  const { name, languages, away } = colleague;
  const email = `${name
    .normalize('NFD')
    .replaceAll(/[^A-Za-z ]/g, '')
    .toLowerCase()
    .replaceAll(' ', '.')}@demo.example`;
  const known = await deps.db.selectFrom('profiles').select('id').where('email', '=', email).executeTakeFirst();
  if (known) return;
  const pairs = languages.map((from) => ({ from, to: targetLanguage }));
  const id = randomUUID();
  await deps.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('profiles')
      .values({
        ...{ id, name, email, phone: null, role: 'authenticator' },
        ...{
          capabilities: ['translate', 'revise'],
          workPairs: JSON.stringify(pairs),
          createdAt: since,
          updatedAt: since,
        },
      })
      .execute();
    await trx
      .insertInto('credentials')
      .values({ userId: id, passwordHash, emailVerifiedAt: since, passwordChangedAt: since })
      .execute();
  });
  await saveTime(deps, id, colleague);
  if (away) {
    const dayOf = (days: number) => new Date(since.getTime() + days * dayMs).toISOString().slice(0, 10);
    await deps.db
      .insertInto('absences')
      .values({
        id: randomUUID(),
        userId: id,
        fromDay: dayOf(away[0]),
        untilDay: dayOf(away[1]),
        note: 'Leave',
        createdAt: since,
      })
      .execute();
  }
}

async function saveTime(
  deps: Deps,
  userId: string,
  { timeZone, hours, pagesPerDay }: Pick<Colleague, 'timeZone' | 'hours' | 'pagesPerDay'>,
): Promise<void> {
  await deps.db
    .insertInto('workingTimes')
    .values({ userId, timeZone, hours: JSON.stringify(hours), pagesPerDay, savedAt: deps.now() })
    .onConflict((conflict) => conflict.column('userId').doNothing())
    .execute();
}

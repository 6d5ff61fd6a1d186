import { z } from 'zod';
import { monthPattern } from '#shared/month.ts';
import { isTimeZone } from '#shared/promise/zoned-time.ts';
import { teamLimits } from '#shared/team/working-time.ts';
import { id, timestamp } from './common.ts';
import { ownPart } from './parts.ts';
import { publicationInput, publicationOutput, publishedFactsOf } from './published-facts.ts';
import { routingFacts } from './routing.ts';
import { revisionTask } from './text-revision.ts';

/** Working time, absence, offers and the board of the people who work on papers. */

const day = z.iso.date();
const pages = z.number();
const dayOff = z.enum(['absent', 'holiday', 'free']).nullable();

const opening = z
  .strictObject({ from: z.number().int().min(0).max(1439), to: z.number().int().min(1).max(1440) })
  .refine(({ from, to }) => to > from, 'It ends before it begins.');

const workingTime = z.strictObject({
  timeZone: z.string().max(60).refine(isTimeZone, 'This time zone is unknown.'),
  /** Sunday first; null for a day off. */
  hours: z.array(opening.nullable()).length(7),
  pagesPerDay: z.number().int().min(0).max(teamLimits.pagesPerDay),
});
export type WorkingTimeInput = z.output<typeof workingTime>;

const absence = z.object({ id, from: day, until: day, note: z.string() });
export type AbsenceView = z.output<typeof absence>;

export const workingTimeOutput = z.object({
  ...workingTime.shape,
  /** False while the company's default hours apply. */
  isStated: z.boolean(),
  /** Current and future absences, soonest first. */
  absences: z.array(absence),
});
export type WorkingTimeView = z.output<typeof workingTimeOutput>;

export const saveWorkingTimeInput = workingTime;
const absenceFields = {
  from: day,
  until: day,
  note: z.string().trim().max(teamLimits.noteMax).default(''),
};
/** `absenceId` is the idempotency key. */
export const addAbsenceInput = z.strictObject({ absenceId: id, ...absenceFields });
export type AddAbsenceInput = z.output<typeof addAbsenceInput>;
export const removeAbsenceInput = z.strictObject({ id });

export const saveMemberTimeInput = z.strictObject({ userId: id, ...workingTime.shape });
export const addMemberAbsenceInput = z.strictObject({ userId: id, absenceId: id, ...absenceFields });

/** Any day of the month; this month unless set. */
export const teamInput = z
  .strictObject({
    month: z.string().regex(monthPattern).optional(),
  })
  .optional();
const teamDay = z.object({
  day,
  off: dayOff,
  /** Pages that the person can do on the day. */
  capacity: pages,
  /** Pages of assigned papers that are due on it. */
  pages,
});
export const teamOutput = z.object({
  month: z.string(),
  today: day,
  days: z.array(day),
  /** Of the main office. */
  holidays: z.array(z.object({ day, name: z.string() })),
  people: z.array(
    z.object({
      id,
      name: z.string(),
      ...workingTimeOutput.shape,
      days: z.array(teamDay),
    }),
  ),
});
export type TeamMonth = z.output<typeof teamOutput>;

/** A paper that is offered to the caller. */
export const offerView = z.object({
  id,
  reviewId: id,
  filename: z.string(),
  pages: z.number().int(),
  sourceLanguage: z.string(),
  targetLanguage: z.string(),
  dueAt: timestamp,
  offeredAt: timestamp,
  expiresAt: timestamp,
});
export type OfferView = z.output<typeof offerView>;
export const offersOutput = z.object({ items: z.array(offerView) });
export const answerOfferInput = z.strictObject({ id, accept: z.boolean() });

/** `id` is the review's. */
export const passOnInput = z.strictObject({ id, to: id, note: z.string().trim().max(teamLimits.noteMax) });

const card = z.object({
  id,
  filename: z.string(),
  pages: z.number().int(),
  sourceLanguage: z.string(),
  dueAt: timestamp,
});
export type BoardCard = z.output<typeof card>;

export const myWorkOutput = z.object({
  today: day,
  timeZone: z.string(),
  /** Assigned and undecided, by due time. */
  papers: z.array(
    card.extend({
      isLate: z.boolean(),
      /** Note of the colleague who passed it on. */
      note: z.string().nullable(),
      passedOnBy: z.string().nullable(),
    }),
  ),
  total: z.number().int(),
  offers: z.array(offerView),
  /** Texts to take, to revise, and to correct after they were returned. */
  revisions: z.array(revisionTask),
  /** Pages of papers that are split. */
  parts: z.array(ownPart),
  absences: z.array(absence),
  /** The next days with the work due on them. */
  days: z.array(teamDay),
});
export type MyWork = z.output<typeof myWorkOutput>;

/** Any day of the week; this week unless set. */
export const boardInput = z.strictObject({ week: day.optional() }).optional();
const cell = z.object({
  cards: z.array(card),
  /** Number of papers; `cards` holds the first ones. */
  total: z.number().int(),
  pages,
});
export type BoardCell = z.output<typeof cell>;
export const boardOutput = z.object({
  /** Monday. */
  week: day,
  today: day,
  timeZone: z.string(),
  days: z.array(z.object({ day, isClosed: z.boolean() })),
  people: z.array(
    z.object({
      id,
      name: z.string(),
      /** Due before the week. */
      before: cell,
      days: z.array(cell.extend({ day, off: dayOff, capacity: pages })),
    }),
  ),
  unassigned: z.object({
    cards: z.array(card.extend({ offeredTo: z.string().nullable() })),
    /** Up to the limit of searches. */
    total: z.number().int(),
  }),
});
export type Board = z.output<typeof boardOutput>;

/** `from`: the holder on the mover's board, compared with the current one; not compared if omitted. */
export const moveReviewInput = z.strictObject({ id, from: id.nullable().optional(), to: id.nullable() });
export const moveReviewOutput = z.object({ assignedToId: id.nullable() });

export const routingOutput = publishedFactsOf(routingFacts);
export const publishRoutingInput = z.strictObject({ facts: routingFacts, ...publicationInput });
export const publishRoutingOutput = publicationOutput;

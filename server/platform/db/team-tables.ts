import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Opening } from '#shared/promise/calendar.ts';

/** Tables of working time, absence and offers of papers. */

type OptionalTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>;

interface WorkingTimesTable {
  userId: string;
  timeZone: string;
  /** Sunday first; null for a day off. */
  hours: JSONColumnType<(Opening | null)[]>;
  pagesPerDay: number;
  savedAt: Date;
}

interface AbsencesTable {
  id: string;
  userId: string;
  /** Days as `YYYY-MM-DD` in the person's zone, both included. */
  fromDay: string;
  untilDay: string;
  note: Generated<string>;
  createdAt: Date;
}

/** `withdrawn`: the paper or the person was no longer free. */
export type OfferAnswer = 'accepted' | 'declined' | 'expired' | 'withdrawn';

interface ReviewOffersTable {
  id: Generated<string>;
  reviewId: string;
  personId: string;
  offeredAt: Date;
  expiresAt: Date;
  /** Null while open. */
  answeredAt: OptionalTimestamp;
  answer: ColumnType<OfferAnswer | null, OfferAnswer | null | undefined, OfferAnswer | null>;
}

/** A paper that its holder reassigned to a colleague. */
interface ReviewHandOversTable {
  id: Generated<string>;
  reviewId: string;
  fromId: string;
  toId: string;
  /** Empty once the document was erased. */
  note: string;
  madeAt: Date;
}

export interface TeamTables {
  workingTimes: WorkingTimesTable;
  absences: AbsencesTable;
  reviewOffers: ReviewOffersTable;
  reviewHandOvers: ReviewHandOversTable;
}

import { publicHolidays } from './holidays.ts';

/** When the promise clock runs: opening hours per weekday and closed days, in one time zone. */

/** `from` and `to` are minutes after local midnight; 1440 is the next midnight. */
export interface Opening {
  readonly from: number;
  readonly to: number;
}

export interface Calendar {
  readonly timeZone: string;
  /** Sunday first; null is closed. */
  readonly hours: readonly (Opening | null)[];
  /** Local dates as `2026-12-25`. */
  readonly closedDays: ReadonlySet<string>;
}

const allDay: Opening = { from: 0, to: 24 * 60 };

/** Around the clock, closed on public holidays. */
export const houseCalendar: Calendar = {
  timeZone: 'America/New_York',
  hours: [allDay, allDay, allDay, allDay, allDay, allDay, allDay],
  closedDays: new Set(publicHolidays),
};

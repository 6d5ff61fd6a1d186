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

/** Around the clock, closed on the public holidays of `holidayCountry`. */
export const houseHours = {
  timeZone: 'America/New_York',
  hours: [allDay, allDay, allDay, allDay, allDay, allDay, allDay],
  holidayCountry: 'US',
} as const satisfies Omit<Calendar, 'closedDays'> & { holidayCountry: string };

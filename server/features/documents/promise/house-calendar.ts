import Holidays from 'date-holidays';
import { houseHours, type Calendar } from '#shared/promise/calendar.ts';

const { holidayCountry, ...openingHours } = houseHours;
const holidays = new Holidays(holidayCountry, { types: ['public'] });
const calendars = new Map<number, Calendar>();

/** The calendar around a time: public holidays from the year before it to the year after it. */
export function houseCalendar(at: Date): Calendar {
  const year = at.getUTCFullYear();
  const known = calendars.get(year);
  if (known) return known;
  const days = [year - 1, year, year + 1].flatMap((each) => holidays.getHolidays(each));
  const calendar = { ...openingHours, closedDays: new Set(days.map(({ date }) => date.slice(0, 10))) };
  calendars.set(year, calendar);
  return calendar;
}

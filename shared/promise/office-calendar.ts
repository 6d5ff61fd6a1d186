import type { SourceLanguage } from '#shared/languages.ts';
import { limits } from '#shared/limits.ts';
import type { OfficeCalendar, PromiseRule } from '#shared/schemas/calendar.ts';
import type { TranslationType } from '#shared/translation-types.ts';
import { houseCalendar, type Calendar } from './calendar.ts';
import { speedRules, speeds, type Speed } from './speeds.ts';

/** The published calendar of an office, as the promise clock reads it. */

const hourMs = 60 * 60 * 1000;

/** One promise for any number of pages. */
function forAnyPages(speed: Speed): PromiseRule {
  return { firstPages: 1000, hours: speedRules[speed].promisedMs / hourMs, furtherPages: 1000, furtherHours: 0 };
}

/** In force until a calendar is published: the house's clock of the specification. */
export const defaultOfficeCalendar: OfficeCalendar = {
  name: 'Main office',
  timeZone: houseCalendar.timeZone,
  hours: [...houseCalendar.hours],
  holidays: { country: 'US', region: null },
  holidayDays: [...houseCalendar.closedDays],
  closedDays: [],
  openDays: [],
  rules: { standard: forAnyPages('standard'), rush: forAnyPages('rush') },
  exceptions: [],
  rushNeedsStaff: false,
};

/** Opening hours and closed days for the clock. */
export function clockOf({ timeZone, hours, holidayDays, closedDays, openDays }: OfficeCalendar): Calendar {
  const open = new Set(openDays);
  return {
    timeZone,
    hours,
    closedDays: new Set([...holidayDays.filter((day) => !open.has(day)), ...closedDays]),
  };
}

export interface PromisedOrder {
  speed: Speed;
  pages: number;
  source?: SourceLanguage | undefined;
  service?: TranslationType | undefined;
}

/** Working time that an office promises for an order: of the exceptions that fit, the one that names most. */
export function promisedMsOf(
  { rules, exceptions }: Pick<OfficeCalendar, 'rules' | 'exceptions'>,
  { speed, pages, source, service }: PromisedOrder,
): number {
  const fitting = exceptions
    .filter((one) => one.speed === speed)
    .filter((one) => one.source === null || one.source === source)
    .filter((one) => one.service === null || one.service === service)
    .toSorted((one, other) => named(other) - named(one));
  return workOf(fitting[0]?.rule ?? rules[speed], pages);
}

function workOf({ firstPages, hours, furtherPages, furtherHours }: PromiseRule, pages: number): number {
  const further = Math.max(0, Math.ceil((pages - firstPages) / furtherPages));
  return (hours + further * furtherHours) * hourMs;
}

/** Weeks that an office may promise at most. */
const maxWeeks = 52;

/** Rules by which the longest paper would take longer than a promise may, as they are named on the page; closed days are left out. */
export function tooLongPromises({ hours, rules, exceptions }: OfficeCalendar): string[] {
  const weekMs = hours.reduce((sum, opening) => sum + (opening ? opening.to - opening.from : 0), 0) * 60 * 1000;
  const all = [
    ...speeds.map((speed) => ({ name: speedRules[speed].label, rule: rules[speed] })),
    ...exceptions.map(({ rule }, index) => ({ name: `Exception ${String(index + 1)}`, rule })),
  ];
  return all.flatMap(({ name, rule }) => {
    const weeks = Math.ceil(workOf(rule, limits.pagesMax) / weekMs);
    if (weeks <= maxWeeks) return [];
    return [`${name}: ${limits.pagesMax} pages take ${weeks} weeks of opening hours, more than ${maxWeeks}`];
  });
}

function named({ source, service }: { source: unknown; service: unknown }): number {
  return (source === null ? 0 : 2) + (service === null ? 0 : 1);
}

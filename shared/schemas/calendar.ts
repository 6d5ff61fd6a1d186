import { z } from 'zod';
import { sourceLanguages } from '#shared/languages.ts';
import { speeds } from '#shared/promise/speeds.ts';
import { isTimeZone } from '#shared/promise/zoned-time.ts';
import { translationTypes } from '#shared/translation-types.ts';
import { timestamp } from './common.ts';
import { publicationInput, publishedFactsOf } from './published-facts.ts';

/** Working hours and promised times of an office. */

const opening = z
  .strictObject({ from: z.number().int().min(0).max(1439), to: z.number().int().min(1).max(1440) })
  .refine(({ from, to }) => to > from, 'It closes before it opens.');
const day = z.iso.date();
const days = z.array(day).max(2000);

/** "The first 5 pages in 8 working hours, each further 5 in 4 more". */
const promiseRule = z.strictObject({
  firstPages: z.number().int().min(1).max(1000),
  hours: z.number().min(0.5).max(2000),
  furtherPages: z.number().int().min(1).max(1000),
  furtherHours: z.number().min(0).max(2000),
});
export type PromiseRule = z.output<typeof promiseRule>;

/** A rule of one language, service or both, instead of the rule for all. */
const ruleException = z.strictObject({
  speed: z.enum(speeds),
  source: z.enum(sourceLanguages).nullable(),
  service: z.enum(translationTypes).nullable(),
  rule: promiseRule,
});

export const officeCalendar = z
  .strictObject({
    name: z.string().trim().min(2).max(60),
    timeZone: z.string().refine(isTimeZone, 'This time zone is unknown.'),
    /** Sunday first; null is closed. */
    hours: z.array(opening.nullable()).length(7),
    /** Public holidays of a country and a region of it; null for none. */
    holidays: z
      .strictObject({ country: z.string().regex(/^[A-Z]{2}$/), region: z.string().max(20).nullable() })
      .nullable(),
    /** Days of the public holidays, written at publication. */
    holidayDays: days.default([]),
    /** Days on which the office is closed besides. */
    closedDays: days.default([]),
    /** Public holidays on which it works. */
    openDays: days.default([]),
    rules: z.record(z.enum(speeds), promiseRule),
    exceptions: z.array(ruleException).max(100).default([]),
    /** Whether rush is refused while no capable person is on duty. */
    rushNeedsStaff: z.boolean().default(false),
  })
  .refine(({ hours }) => hours.some((one) => one !== null), { path: ['hours'], message: 'It never opens.' });
export type OfficeCalendar = z.output<typeof officeCalendar>;

export const officeId = z.string().regex(/^([a-z0-9][a-z0-9-]{1,39})?$/);

export const calendarInput = z.object({ office: officeId.default('') }).optional();
export const calendarOutput = publishedFactsOf(officeCalendar).extend({
  office: officeId,
  offices: z.array(z.object({ office: officeId, name: z.string() })),
  countries: z.record(z.string(), z.string()),
});

/** Preview of a draft: promised times and holidays. */
export const previewCalendarInput = z.object({
  facts: officeCalendar,
  year: z.number().int().min(2020).max(2100),
});
const promised = z.object({
  speed: z.enum(speeds),
  pages: z.number().int(),
  readyBy: timestamp,
  isOffered: z.boolean(),
});
export const previewCalendarOutput = z.object({
  holidays: z.array(z.object({ day, name: z.string() })),
  regions: z.record(z.string(), z.string()),
  /** An order paid now. */
  promised: z.array(promised),
});

export const publishCalendarInput = z.strictObject({
  office: officeId.default(''),
  facts: officeCalendar,
  ...publicationInput,
});

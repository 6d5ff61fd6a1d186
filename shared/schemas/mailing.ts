import { z } from 'zod';
import { limits } from '#shared/limits.ts';
import { zipPatterns } from '#shared/mailing-address.ts';
import { carrierIds, mailingStates } from '#shared/mailing.ts';
import { homeCountry } from '#shared/money.ts';
import { stateCodes } from '#shared/notarial/state-names.ts';
import { certified, country, id, paged, pageInput, rule, timestamp } from './common.ts';

const line = z.string().trim().min(1, rule('ADDRESS_INCOMPLETE')).max(limits.addressLine, rule('ADDRESS_INCOMPLETE'));

/** A postal address: in the United States with state and ZIP code, elsewhere as that country writes it. */
export const mailAddress = z
  .object({
    name: line,
    line1: line,
    line2: z.string().trim().max(limits.addressLine).default(''),
    city: line,
    country: country.default(homeCountry),
    /** Of the United States; '' elsewhere. */
    state: z.enum(['', ...stateCodes], rule('ADDRESS_INCOMPLETE')),
    /** The postal code; '' where a country has none. */
    zip: z.string().trim().regex(zipPatterns.other, rule('ADDRESS_ZIP')),
  })
  .superRefine(({ country: to, state, zip }, context) => {
    if (to !== homeCountry) return;
    if (state === '') context.addIssue({ code: 'custom', path: ['state'], message: rule('ADDRESS_INCOMPLETE') });
    if (!zipPatterns.home.test(zip)) context.addIssue({ code: 'custom', path: ['zip'], message: rule('ADDRESS_ZIP') });
  });
export type MailAddress = z.infer<typeof mailAddress>;

/** A mailed copy for the document's owner. */
export const mailingView = z.object({
  address: mailAddress,
  state: z.enum(mailingStates),
  carrier: z.enum(carrierIds).nullable(),
  trackingNumber: z.string().nullable(),
  sentAt: timestamp.nullable(),
});
export type MailingView = z.infer<typeof mailingView>;

/** Copies to be mailed, for staff. */
export const mailingsInput = z.object(pageInput).omit({ search: true });
export const mailingItem = z.object({
  documentId: id,
  reviewId: id,
  filename: z.string(),
  certified,
  pages: z.number().int(),
  address: mailAddress,
  /** Delivery of the translation. */
  since: timestamp,
});
export type MailingItem = z.infer<typeof mailingItem>;
export const mailingList = paged(mailingItem);

export const sendMailingInput = z.object({
  documentId: id,
  carrier: z.enum(carrierIds),
  trackingNumber: z
    .string()
    .trim()
    .regex(/^[0-9A-Za-z -]{8,40}$/, rule('TRACKING_NUMBER')),
});

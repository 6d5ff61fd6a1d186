import { z } from 'zod';
import { limits } from '#shared/limits.ts';
import { locales } from '#shared/locales.ts';
import { currencies } from '#shared/money.ts';
import { emailInput, resetPasswordInput } from './auth.ts';
import { emailAddress, timestamp } from './common.ts';
import { createDocumentInput, documentView } from './documents.ts';

/** Orders without an account. */

const email = emailAddress({ missing: 'EMAIL_REQUIRED', invalid: 'EMAIL_INVALID' });

export const guestCheckoutInput = z.object({
  email,
  documents: z
    .array(createDocumentInput.omit({ folderId: true, clientName: true }))
    .min(1)
    .max(limits.documentsPerCheckout),
  /** Of the prices that were shown; the house's unless it is offered. */
  currency: z.enum(currencies).optional(),
  /** Language of the page. */
  locale: z.enum(locales).optional(),
});
export type GuestCheckoutInput = z.infer<typeof guestCheckoutInput>;

export const guestCheckoutOutput = z.object({
  /** What the cookie opens: this order, until then. */
  session: z.object({ email: z.string(), expiresAt: timestamp }),
  /** In the requested order; their files follow. */
  documents: z.array(documentView),
});

export const guestOrderOutput = z.object({
  email: z.string(),
  isPaid: z.boolean(),
  /** A password is chosen, and in force once the address is confirmed. */
  hasSignIn: z.boolean(),
});

export const changeGuestEmailInput = emailInput;
export const setGuestPasswordInput = resetPasswordInput.pick({ password: true });

export const openGuestLinkOutput = z.object({
  email: z.string(),
  /** False if the account with this address requires a second factor. */
  isSignedIn: z.boolean(),
});

import { z } from 'zod';

/** What each mail is made from. Never a token or a link that holds one: those are derived when the mail is written. */

const link = z.object({ tokenId: z.string().min(1) });
const certificate = z.object({
  documentId: z.uuid(),
  filename: z.string(),
  /** Absent in a payload that an older release queued. */
  paperKind: z.string().optional(),
  verificationCode: z.string(),
});
/** For mails that say the same to everybody. */
const nothing = z.object({});
/** The token undoes the change; mails queued by older releases have none. */
const addressChange = z.object({ newAddress: z.string(), tokenId: z.string().min(1).optional() });
const cents = z.number().int();

export const emailPayloads = {
  'confirm-email': link,
  'reset-password': link,
  'confirm-new-email': link,
  'address-restored': link,
  'email-change-requested': addressChange,
  'email-changed': addressChange,
  'password-changed': nothing,
  'password-reset-done': nothing,
  /** `at` is ISO 8601. */
  'new-device': z.object({ device: z.string(), at: z.iso.datetime() }),
  'second-factor-on': nothing,
  'second-factor-off': nothing,
  'second-factor-reset': nothing,
  'payment-receipt': z.object({
    paymentId: z.uuid(),
    receiptNumber: z.string(),
    /** ISO 8601. */
    paidAt: z.iso.datetime(),
    totalCents: cents,
    lines: z.array(
      z.object({
        filename: z.string(),
        label: z.string(),
        pages: z.number().int(),
        rateCents: cents,
        totalCents: cents,
      }),
    ),
  }),
  'translation-ready': certificate,
  'translation-corrected': certificate,
  refund: z.object({
    paymentId: z.uuid(),
    receiptNumber: z.string(),
    amountCents: cents,
    reason: z.string().optional(),
  }),
} as const satisfies Record<string, z.ZodType<Record<string, unknown>>>;

export type EmailTemplate = keyof typeof emailPayloads;
export type EmailPayload<T extends EmailTemplate> = z.infer<(typeof emailPayloads)[T]>;

/** Mails that tell what the account's pages show as well; the others carry a link or warn of an intruder. */
const orderUpdates: ReadonlySet<string> = new Set<EmailTemplate>([
  'payment-receipt',
  'translation-ready',
  'translation-corrected',
  'refund',
]);

export function isOrderUpdate(template: string): boolean {
  return orderUpdates.has(template);
}

export function isEmailTemplate(name: string): name is EmailTemplate {
  return Object.hasOwn(emailPayloads, name);
}

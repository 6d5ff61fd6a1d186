import { z } from 'zod';
import { limits } from '#shared/limits.ts';
import { emailAddress } from './common.ts';

/** A mail as adapters of providers send it to `POST /webhooks/inbound-mail`. */

export const inboundMail = z.object({
  /** `Message-ID`, the same for every delivery of it. */
  id: z.string().min(1).max(998),
  from: z.object({
    address: emailAddress({ missing: 'EMAIL_REQUIRED', invalid: 'EMAIL_INVALID' }),
    name: z.string().trim().max(1000).nullish(),
  }),
  /** Addresses that it was sent to: `orders+lisbon@…` is for the office `lisbon`. */
  to: z.array(z.string().max(320)).max(100).default([]),
  subject: z.string().max(2000).default(''),
  text: z.string().max(1_000_000).default(''),
  /** The provider proved that the sender's domain sent it (DMARC, or aligned SPF or DKIM). */
  isAuthenticated: z.boolean().default(false),
  isSpam: z.boolean().default(false),
  attachments: z
    .array(
      z.object({
        filename: z.string().trim().max(limits.filenameReceived).default(''),
        /** Pictures of the text, such as logos of signatures. */
        isInline: z.boolean().default(false),
        content: z.base64(),
      }),
    )
    .max(200)
    .default([]),
});
export type InboundMail = z.output<typeof inboundMail>;

/** Why a part of a mail was not taken. */
export const refusedPart = z.object({ filename: z.string(), reason: z.string() });
export type RefusedPart = z.output<typeof refusedPart>;

import { z } from 'zod';
import { contrastFaults } from '#shared/site-colors.ts';
import { publicationInput, publishedFactsOf } from './published-facts.ts';

/** Who the house is: names, contacts, colors and pictures of its pages, mails and papers. */

/** One line without control characters. */
const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    // eslint-disable-next-line no-control-regex -- what mail headers and the page's data must not contain
    .regex(/^[^\u0000-\u001f\u007f<>]*$/u);

const color = z.string().regex(/^#[0-9a-f]{6}$/);

/** Name of an uploaded picture: the SHA-256 of its bytes as they are served. */
export const pictureName = z.string().regex(/^[0-9a-f]{64}$/);
export const sitePicture = z.strictObject({
  sha256: pictureName,
  width: z.number().int().min(1).max(4096),
  height: z.number().int().min(1).max(4096),
});
export type SitePicture = z.output<typeof sitePicture>;

export const siteColors = z
  .strictObject({
    /** Buttons and links. */
    primary: color,
    /** Kickers, icons and lines. */
    accent: color,
  })
  .superRefine((colors, context) => {
    for (const { key, message } of contrastFaults(colors)) context.addIssue({ code: 'custom', path: [key], message });
  });

export const siteFacts = z.strictObject({
  mark: line(6).min(1),
  name: line(60).min(2),
  legalName: line(120).min(2),
  address: line(300).min(5),
  domain: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/),
  supportEmail: z.email().max(254),
  supportPhone: line(40).regex(/\d[\d\s().-]{4,}/),
  /** Empty without a chat. */
  chatUrl: z.union([z.literal(''), z.url({ protocol: /^https$/ }).max(500)]),
  disclaimer: line(600),
  /** Empty is the product's own words. */
  officeHours: line(120).default(''),
  /** Name and address that mails come from; null is the setting `MAIL_FROM`. */
  sender: z
    .strictObject({ name: line(60), address: z.email().max(254) })
    .nullable()
    .default(null),
  colors: siteColors.nullable().default(null),
  logo: sitePicture.nullable().default(null),
  favicon: sitePicture.nullable().default(null),
  /** Whether `/` is the landing page; otherwise it leads to the translation page. */
  hasLanding: z.boolean().default(true),
});
export type SiteFacts = z.output<typeof siteFacts>;

export const siteOutput = publishedFactsOf(siteFacts);
export const publishSiteInput = z.strictObject({ facts: siteFacts, ...publicationInput });

import { resolveBrand } from '#shared/brand.ts';

/** The brand of this build. */
export const brand = resolveBrand(import.meta.env);

/** The phone number as a link's address. */
export const phoneHref = `tel:${brand.supportPhone.replaceAll(/[^\d+]/g, '')}`;

/** The chat in the messaging app, with a greeting already written. */
export function chatHref(greeting: string): string {
  const url = new URL(brand.chatUrl);
  url.searchParams.set('text', greeting);
  return url.href;
}

import { resolveBrand } from '#shared/brand.ts';

/** The brand of this build. */
export const brand = resolveBrand(import.meta.env);

/** `tel:` link of the support number. */
export const phoneHref = `tel:${brand.supportPhone.replaceAll(/[^\d+]/g, '')}`;

/** Link to the support chat with `greeting` prefilled. */
export function chatHref(greeting: string): string {
  const url = new URL(brand.chatUrl);
  url.searchParams.set('text', greeting);
  return url.href;
}

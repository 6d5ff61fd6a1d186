import { resolveBrand } from '#shared/brand.ts';

/** The brand of this build. */
export const brand = resolveBrand(import.meta.env);

/** The phone number as a link's address. */
export const phoneHref = `tel:${brand.supportPhone.replaceAll(/[^\d+]/g, '')}`;

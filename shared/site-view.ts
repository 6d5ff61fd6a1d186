import { claimPlaces, type ClaimPlace } from './claims.ts';
import type { Locale } from './locales.ts';
import type { Figure } from './marketing.ts';
import type { Claim } from './schemas/claims.ts';
import type { SiteFacts } from './schemas/site.ts';

/** Render input of pages: the published site, and the claims that may be shown. */

export interface ShownTestimonial {
  readonly name: string;
  readonly from: string;
  readonly text: string;
  readonly rating: number;
  readonly profile: string;
  readonly program: string;
  readonly scholarship: string;
  readonly duration: string;
}

export interface ShownClaims {
  figures: Partial<Record<ClaimPlace, readonly Figure[]>>;
  testimonials: Partial<Record<ClaimPlace, readonly ShownTestimonial[]>>;
  /** Places that show samples, which say so. */
  samples: readonly ClaimPlace[];
}

export const noClaims: ShownClaims = { figures: {}, testimonials: {}, samples: [] };

/** The site without what pages do not need. */
export type PublicSite = Omit<SiteFacts, 'sender'>;

/** One language's data of every document. */
export interface SiteView {
  site: PublicSite;
  claims: ShownClaims;
}

/** Inputs of every rendered document. */
export interface RenderedSite {
  site: PublicSite;
  claims: Readonly<Record<Locale, ShownClaims>>;
}

/** Faults that keep a claim from being shown, as sentences. `today` is a day such as `2026-11-24`. */
export function claimFaults(claim: Claim, today: string): string[] {
  return [
    ...(claim.isWithdrawn ? ['It was withdrawn.'] : []),
    ...(claim.source === '' ? ['It has no source.'] : []),
    ...(claim.observedOn === null ? ['Nobody says when it was true.'] : []),
    ...(claim.observedOn !== null && claim.observedOn > today ? ['It was observed in the future.'] : []),
    ...(claim.form === 'testimonial' && claim.consent === '' ? ['The person did not agree to be named.'] : []),
    ...(claim.validUntil !== null && claim.validUntil < today ? ['It is no longer valid.'] : []),
  ];
}

/** The claims of a language that may be shown; places without any have their samples. */
export function claimsIn(
  locale: Locale,
  { claims, samples, today }: { claims: readonly Claim[]; samples: ShownClaims; today: string },
): ShownClaims {
  const valid = claims
    .filter((claim) => claimFaults(claim, today).length === 0)
    .toSorted((one, other) => one.position - other.position);
  const shown: ShownClaims = { figures: {}, testimonials: {}, samples: [] };
  for (const place of claimPlaces) {
    const own = valid.filter((claim) => claim.place === place);
    const figures = own.flatMap((claim) => (claim.form === 'figure' ? (claim.words[locale] ?? []) : []));
    const testimonials = own.flatMap((claim) => {
      const words = claim.form === 'testimonial' ? claim.words[locale] : undefined;
      return words && claim.form === 'testimonial' ? [{ ...words, rating: claim.rating }] : [];
    });
    const hasOwn = figures.length + testimonials.length > 0;
    const from = hasOwn
      ? { figures, testimonials }
      : { figures: samples.figures[place], testimonials: samples.testimonials[place] };
    if (from.figures && from.figures.length > 0) shown.figures[place] = from.figures;
    if (from.testimonials && from.testimonials.length > 0) shown.testimonials[place] = from.testimonials;
    if (!hasOwn && samples.samples.includes(place)) shown.samples = [...shown.samples, place];
  }
  return shown;
}

/** The view of one language. */
export function siteViewOf({ site, claims }: RenderedSite, locale: Locale): SiteView {
  return { site, claims: claims[locale] };
}

import type { z } from 'zod';
import type { SignedInActor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import {
  localesOfText,
  placeholderValues,
  renderLegalText,
  sampleLegalText,
} from '#server/features/company/legal-texts.ts';
import { listDraftScopes } from '#server/features/company/queries.ts';
import { notifyFreelancers } from '#server/features/pay/agreement.ts';
import { isMemberText, legalScope, legalTexts, placeholderFaults, type LegalTextName } from '#shared/legal.ts';
import type { Locale } from '#shared/locales.ts';
import type {
  legalTextsInput,
  legalTextsOutput,
  previewLegalTextInput,
  previewLegalTextOutput,
  publishLegalTextInput,
} from '#shared/schemas/legal.ts';
import type { publicationOutput } from '#shared/schemas/published-facts.ts';
import { describeFacts, publishAndRecord } from './published-facts.ts';

/*
 * Legal texts, on staff's screen.
 * Never: a text published with an unknown placeholder, or without those that name the responsible party.
 */

/** The state of all texts, and one of them whole. */
export async function getLegalTexts(
  deps: Deps,
  wanted: z.output<typeof legalTextsInput>,
): Promise<z.input<typeof legalTextsOutput>> {
  const drafts = new Set(await listDraftScopes(deps.db, 'legal-text'));
  const texts = await Promise.all(
    legalTexts.flatMap((page) =>
      localesOfText(page).map(async (locale) => {
        const scope = legalScope(page, locale);
        const published = await deps.company.find('legal-text', { scope });
        const isReviewed = published?.facts.review != null;
        const { version = 0, validFrom = null } = published ?? {};
        return { page, locale, version, validFrom, isReviewed, hasDraft: drafts.has(scope) };
      }),
    ),
  );
  const text = wanted
    ? await describeFacts(
        deps,
        { kind: 'legal-text', scope: scopeOf(wanted.page, wanted.locale) },
        sampleLegalText(wanted.page, wanted.locale),
      )
    : null;
  return { texts, placeholders: placeholderValues(await deps.company.site(), deps), text };
}

/** Preview of a text, and the faults that block its publication. */
export async function previewLegalText(
  deps: Deps,
  { page, locale, facts }: z.output<typeof previewLegalTextInput>,
): Promise<z.input<typeof previewLegalTextOutput>> {
  return {
    ...(await renderLegalText(deps, facts)),
    ...{ page, locale, version: 0, versionId: null, validFrom: null, review: facts.review },
    faults: placeholderFaults(facts.markdown, page),
  };
}

/** Throws INVALID_INPUT for a language that a text has not. */
function scopeOf(page: LegalTextName, locale: Locale): string {
  if (!localesOfText(page).includes(locale)) throw new AppError('INVALID_INPUT');
  return legalScope(page, locale);
}

/** Throws FACTS_FAULTY with the placeholders at fault, FACTS_CHANGED, FACTS_IN_PAST. */
export async function publishLegalText(
  deps: Deps,
  actor: SignedInActor,
  { page, locale, facts, ...publication }: z.output<typeof publishLegalTextInput>,
): Promise<z.input<typeof publicationOutput>> {
  const faults = placeholderFaults(facts.markdown, page);
  if (faults.length > 0) throw new AppError('FACTS_FAULTY', { details: { faults: `${faults.join('; ')}.` } });
  const place = { kind: 'legal-text', scope: scopeOf(page, locale) } as const;
  return publishAndRecord(deps, actor, { ...place, facts, ...publication }, async (trx, published) => {
    if (isMemberText(page)) await notifyFreelancers(deps, trx, published);
  });
}

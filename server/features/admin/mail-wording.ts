import type { z } from 'zod';
import type { SignedInActor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { previewMail } from '#server/features/notifications/mail/preview.ts';
import {
  mailGroups,
  placeholdersOf,
  placeOfScope,
  senderOf,
  textsOf,
  wordingFaults,
  wordingScope,
} from '#server/features/notifications/mail/wording.ts';
import type { Locale } from '#shared/locales.ts';
import type {
  mailTextsInput,
  mailTextsOutput,
  previewMailInput,
  previewMailOutput,
  publishMailTextInput,
  sendMailPreviewOutput,
} from '#shared/schemas/mail-texts.ts';
import type { publicationOutput } from '#shared/schemas/published-facts.ts';
import { describeFacts, publishAndRecord } from './published-facts.ts';

/*
 * The wording of mails, on staff's screen.
 * Falls back to the product's wording where the house has published none. Never: a text published without one of its
 * placeholders.
 */

/** All groups of texts, and one of them whole. */
export async function getMailTexts(
  deps: Deps,
  wanted: z.output<typeof mailTextsInput>,
): Promise<z.input<typeof mailTextsOutput>> {
  const published = await deps.company.list('mail-text');
  const changed = (group: string) =>
    published.flatMap(({ scope, version, facts }) => {
      const place = placeOfScope(scope);
      return place?.group === group && Object.keys(facts.texts).length > 0 ? [{ locale: place.locale, version }] : [];
    });
  const groups = [...mailGroups()].map(([group, mails]) => ({ group, mails: [...mails], changed: changed(group) }));
  return { groups, text: wanted ? await describeGroup(deps, wanted) : null };
}

async function describeGroup(deps: Deps, { group, locale }: { group: string; locale: Locale }) {
  requireGroup(group);
  const text = await describeFacts(deps, { kind: 'mail-text', scope: wordingScope(group, locale) }, { texts: {} });
  const defaults = [...textsOf(group, locale)].map(([key, product]) => ({
    ...{ key, text: product },
    placeholders: placeholdersOf(product),
  }));
  return { ...text, defaults };
}

function requireGroup(group: string): void {
  if (!mailGroups().has(group)) throw new AppError('NOT_FOUND');
}

/** A mail as it would be written, with the newest real order of its kind. */
export async function previewMailText(
  deps: Deps,
  actor: SignedInActor,
  { group, locale, facts, mail, site }: z.output<typeof previewMailInput>,
): Promise<z.input<typeof previewMailOutput>> {
  requireGroup(group);
  const faults = wordingFaults(group, locale, facts);
  const written = await previewMail(deps, {
    ...{ group, locale, mail, toName: actor.person.name, site },
    texts: faults.length > 0 ? {} : facts.texts,
  });
  return { ...written, faults };
}

/** Mails the preview to the caller. Throws FACTS_FAULTY. */
export async function sendMailPreview(
  deps: Deps,
  actor: SignedInActor,
  { group, locale, facts, mail }: z.output<typeof previewMailInput>,
): Promise<z.input<typeof sendMailPreviewOutput>> {
  requireGroup(group);
  requireWhole(group, locale, facts);
  const written = await previewMail(deps, { group, locale, mail, toName: actor.person.name, texts: facts.texts });
  const site = await deps.company.site();
  const { email } = actor.person;
  await deps.mailer.send({
    from: senderOf(deps, site),
    to: { name: actor.person.name ?? '', address: email },
    subject: `[Preview] ${written.subject}`,
    ...{ html: written.html, text: written.text },
    messageId: `<preview-${deps.now().getTime().toString(36)}@${site.domain}>`,
  });
  return { to: email };
}

function requireWhole(group: string, locale: Locale, facts: z.output<typeof previewMailInput>['facts']): void {
  const faults = wordingFaults(group, locale, facts);
  if (faults.length === 0) return;
  throw new AppError('FACTS_FAULTY', {
    details: { faults: faults.map(({ key, message }) => `${key}: ${message}`).join(' ') },
  });
}

/** Throws FACTS_FAULTY with the texts at fault, FACTS_CHANGED, FACTS_IN_PAST. */
export async function publishMailText(
  deps: Deps,
  actor: SignedInActor,
  { group, locale, facts, ...publication }: z.output<typeof publishMailTextInput>,
): Promise<z.input<typeof publicationOutput>> {
  requireGroup(group);
  requireWhole(group, locale, facts);
  return publishAndRecord(deps, actor, {
    kind: 'mail-text',
    scope: wordingScope(group, locale),
    facts,
    ...publication,
  });
}

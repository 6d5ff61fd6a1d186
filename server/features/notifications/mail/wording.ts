import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Deps } from '#server/deps.ts';
import { defaultLocale, isLocale, localizePath, type Locale } from '#shared/locales.ts';
import type { MailText } from '#shared/schemas/mail-texts.ts';
import type { SiteFacts } from '#shared/schemas/site.ts';
import { isEmailTemplate, type EmailTemplate } from '../email-payloads.ts';
import type { EmailContext } from './content.ts';
import { samplePayloads } from './sample-payloads.ts';
import { emailTemplates, isEnglishMail } from './templates.ts';
import { mailCatalogue, mailWords, wordedMails, type MailTexts, type MailWords } from './words.ts';

/*
 * The house's own wording of mails, published per group of texts and language.
 * Promises: a text has exactly the placeholders of the product's, so that a mail can be written with it.
 */

/** Scope of the versions of a group in a language. */
export function wordingScope(group: string, locale: Locale): string {
  return `${group}/${locale}`;
}

/** Translators with published wordings, by the versions they were built from. */
const worded = new Map<string, MailWords>();
const maxKept = 50;

/** The words of a language: the product's, with those that the house published. */
export async function wordsOf({ company }: Pick<Deps, 'company'>, locale: Locale): Promise<MailWords> {
  const published = (await company.list('mail-text')).filter(({ scope }) => scope.endsWith(`/${locale}`));
  if (published.length === 0) return mailWords(locale);
  const key = `${locale} ${published.map(({ id }) => id).join(' ')}`;
  const known = worded.get(key);
  if (known) return known;
  const own: MailTexts = Object.fromEntries(
    published.map(({ scope, facts }) => [scope.split('/')[0] ?? '', facts.texts]),
  );
  const made = wordedMails(locale, own);
  if (worded.size >= maxKept) worded.clear();
  worded.set(key, made);
  return made;
}

/** Inputs of a template. */
export function contextOf(
  { env }: Pick<Deps, 'env'>,
  { brand, locale, toName, t, tokenOf }: Omit<EmailContext, 'linkTo'>,
): EmailContext {
  return {
    ...{ brand, toName, locale, t, tokenOf },
    linkTo: (path, search = {}) => {
      const url = new URL(env.publicUrl + localizePath(locale, path));
      url.search = new URLSearchParams(search).toString();
      return url.href;
    },
  };
}

/** Sender of mails: the published one, or the settings' address under the brand's name. */
export function senderOf({ env }: Pick<Deps, 'env'>, { sender, name }: SiteFacts): { name: string; address: string } {
  return { name: sender?.name ?? name, address: sender?.address ?? env.mail.from };
}

/** The product's texts of a group in a language, by key. */
export function textsOf(group: string, locale: Locale): Map<string, string> {
  const catalogue: Readonly<Record<string, unknown>> = mailCatalogue(locale);
  const tree = catalogue[group];
  return typeof tree === 'object' && tree !== null ? new Map(flat(tree)) : new Map<string, string>();
}

function flat(tree: object, prefix = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]): [string, string][] => {
    if (typeof value === 'string') return [[prefix + key, value]];
    return typeof value === 'object' && value !== null ? flat(value, `${prefix}${key}.`) : [];
  });
}

/** Names of a message's arguments. Throws SyntaxError for a message that cannot be parsed. */
export function placeholdersOf(message: string): string[] {
  const names = new Set<string>();
  const walk = (elements: readonly MessageFormatElement[]): void => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
      if (element.type === TYPE.tag) {
        names.add(`<${element.value}>`);
        walk(element.children);
        continue;
      }
      names.add(element.value);
      if (element.type === TYPE.plural || element.type === TYPE.select) {
        for (const option of Object.values(element.options)) walk(option.value);
      }
    }
  };
  walk(parse(message));
  return [...names].toSorted();
}

/** Faults that block publication, by key. */
export function wordingFaults(group: string, locale: Locale, { texts }: MailText): { key: string; message: string }[] {
  const known = textsOf(group, locale);
  return Object.entries(texts).flatMap(([key, text]) => {
    const product = known.get(key);
    if (product === undefined) return [{ key, message: 'There is no such text.' }];
    const wanted = placeholdersOf(product);
    let found: string[];
    try {
      found = placeholdersOf(text);
    } catch {
      return [{ key, message: 'A brace or a placeholder is not written as {name}.' }];
    }
    return [
      ...wanted.filter((name) => !found.includes(name)).map((name) => ({ key, message: `{${name}} is missing.` })),
      ...found.filter((name) => !wanted.includes(name)).map((name) => ({ key, message: `{${name}} is unknown.` })),
    ];
  });
}

let groups: Map<string, EmailTemplate[]> | undefined;

/** Groups of texts with the mails that use them, found by writing every mail once. */
export function mailGroups(): ReadonlyMap<string, readonly EmailTemplate[]> {
  if (groups) return groups;
  groups = new Map<string, EmailTemplate[]>();
  for (const template of Object.keys(emailTemplates).filter(isEmailTemplate)) {
    if (isEnglishMail(template)) continue;
    for (const group of groupsOf(template)) {
      groups.set(group, [...(groups.get(group) ?? []), template]);
    }
  }
  return groups;
}

function groupsOf(template: EmailTemplate): Set<string> {
  const used = new Set<string>();
  const t = new Proxy(mailWords(defaultLocale), {
    apply: (target, self, parameters: [string, ...unknown[]]): unknown => {
      const [group = '', ...rest] = parameters[0].split('.');
      if (rest.length > 0) used.add(group);
      return Reflect.apply(target, self, parameters);
    },
  });
  emailTemplates[template](samplePayloads[template], {
    ...{ brand: sampleBrand, toName: null, locale: defaultLocale, t },
    linkTo: (path) => path,
    tokenOf: (id) => id,
  });
  return used;
}

/** Names alone decide which texts are used. */
const sampleBrand = {
  ...{ mark: '', name: '', legalName: '', address: '', domain: '', supportEmail: '', supportPhone: '' },
  ...{ chatUrl: '', disclaimer: '' },
};

/** Group and language of a scope; undefined for another kind's. */
export function placeOfScope(scope: string): { group: string; locale: Locale } | undefined {
  const [group = '', locale] = scope.split('/');
  return isLocale(locale) && mailGroups().has(group) ? { group, locale } : undefined;
}

import { createTranslator } from 'use-intl/core';
import { certifiedTitle, paperName, type CertifiedPaper, type TitleWords } from '#shared/certificate/title.ts';
import { defaultLocale, formatTags, type Locale } from '#shared/locales.ts';
import type { AreaMessages, Translated } from '#shared/messages/areas.ts';
import { serverTexts } from '#shared/messages/server.gen.ts';

/** Names of papers in the language of a customer. */

const catalogues: Record<Locale, Translated<AreaMessages['kinds']>> = serverTexts.kinds;

/** A kind of paper; a kind that is not on the list stays as it was typed. */
export function kindNameIn(locale: Locale, kind: string): string {
  if (locale === defaultLocale) return kind;
  const names: Readonly<Record<string, string>> = catalogues[locale].kinds;
  return names[kind] ?? kind;
}

function titleWordsOf(locale: Locale): TitleWords | undefined {
  if (locale === defaultLocale) return undefined;
  const t = createTranslator({ locale: formatTags[locale], messages: catalogues[locale] });
  return {
    name: (name) => name,
    kind: (kind) => kindNameIn(locale, kind),
    two: (first, second) => t('holders.two', { first, second }),
    more: (first, count) => t('holders.more', { first, count }),
  };
}

export function certifiedTitleIn(locale: Locale, certified: CertifiedPaper): string | undefined {
  return certifiedTitle(certified, titleWordsOf(locale));
}

interface CertifiedAbout {
  paperKind?: string | undefined;
  holders?: string[] | undefined;
  filename: string;
}

/** The certified title, then the customer's file name. */
export function paperNameIn(locale: Locale, { paperKind, holders = [], filename }: CertifiedAbout): string {
  const certified = paperKind === undefined ? null : { paperKind, holders };
  return paperName({ filename, certified }, titleWordsOf(locale));
}

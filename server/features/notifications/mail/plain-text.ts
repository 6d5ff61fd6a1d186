import { plainIsolates } from '#server/features/notifications/one-line.ts';
import { defaultDisclaimer } from '#shared/brand.ts';
import { collapse, oneLine } from '../one-line.ts';
import type { EmailContent, EmailFact, Letterhead } from './content.ts';

function factLine({ label, value, detail }: EmailFact): string {
  return `${oneLine(label)}: ${oneLine(value)}${detail ? `\n  ${collapse(detail)}` : ''}`;
}

/** The legal footer's last line. A disclaimer of the settings has no translations. */
export function disclaimerOf({ brand, t }: Letterhead): string {
  return brand.disclaimer === defaultDisclaimer ? t('disclaimer') : brand.disclaimer;
}

/** The plain-text alternative of a mail. */
export function plainText(content: EmailContent, letterhead: Letterhead): string {
  const { heading, greeting, paragraphs, facts = [], action, notes = [] } = content;
  const { brand, locale } = letterhead;
  const blocks = [
    brand.name,
    heading,
    greeting === null ? '' : collapse(greeting),
    ...paragraphs,
    facts.map(factLine).join('\n'),
    action ? `${action.label}:\n${action.url}` : '',
    ...notes.map(({ text, url }) => (url ? `${text}\n${url}` : text)),
    `--\n${brand.legalName}\n${brand.supportEmail}, ${brand.supportPhone}\n${disclaimerOf(letterhead)}`,
  ];
  return plainIsolates(`${blocks.filter((block) => block !== '').join('\n\n')}\n`, locale);
}

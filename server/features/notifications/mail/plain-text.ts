import type { Brand } from '#shared/brand.ts';
import { oneLine, type EmailContent, type EmailFact } from './content.ts';

function factLine({ label, value, detail }: EmailFact): string {
  return `${oneLine(label)}: ${oneLine(value)}${detail ? `\n  ${oneLine(detail)}` : ''}`;
}

/** The plain-text alternative of a mail. */
export function plainText(content: EmailContent, brand: Brand): string {
  const { heading, greeting, paragraphs, facts = [], action, notes = [] } = content;
  const blocks = [
    brand.name,
    heading,
    greeting === null ? '' : oneLine(greeting),
    ...paragraphs,
    facts.map(factLine).join('\n'),
    action ? `${action.label}:\n${action.url}` : '',
    ...notes.map(({ text, url }) => (url ? `${text}\n${url}` : text)),
    `--\n${brand.legalName}\n${brand.supportEmail}, ${brand.supportPhone}\n${brand.disclaimer}`,
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

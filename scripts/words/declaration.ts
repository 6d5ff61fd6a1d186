import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { locales } from '#shared/locales.ts';
import { areas, readTexts } from './catalogue.ts';

/** What is written from the texts: the types of the English ones, since JSON has no arguments, and the imports of the server. */

export const declarationFile = 'shared/messages/english.gen.ts';
export const serverTextsFile = 'shared/messages/server.gen.ts';

/** Areas whose texts the server writes: mails, notices, and the names and states in them. */
const serverAreas = ['kinds', 'mails', 'notices', 'states'] as const;

/** Every language's texts of the server's areas, so that a language is in mails once its folder is there. */
export function importServerTexts(): string {
  const nameOf = (locale: string, area: string): string => `${locale}${area.charAt(0).toUpperCase()}${area.slice(1)}`;
  const imports = locales.flatMap((locale) =>
    serverAreas.map(
      (area) => `import ${nameOf(locale, area)} from './${locale}/${area}.json' with { type: 'json' };\n`,
    ),
  );
  const tables = serverAreas.map(
    (area) => `  ${area}: { ${locales.map((locale) => `${locale}: ${nameOf(locale, area)}`).join(', ')} },\n`,
  );
  return `${imports.join('')}\n/** Written by \`npm run build:messages\`. */\nexport const serverTexts = {\n${tables.join('')}};\n`;
}

const heading = `/**
 * Keys, arguments and tags of the English texts, by area. Written from the JSON by \`npm run build:messages\`.
 * Of a message only what takes values is left, from which use-intl derives the types of its arguments.
 */`;

export function declareMessages(): string {
  const fields = areas.map((area) => `  ${keyOf(area)}: ${typeOf(readTexts('en', area).messages, '  ')};`);
  return `${heading}\nexport interface EnglishMessages {\n${fields.join('\n')}\n}\n`;
}

function typeOf(value: unknown, indent: string): string {
  if (typeof value === 'string') return `'${printParts(parse(value))}'`;
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    return `readonly [\n${value.map((item) => `${inner}${typeOf(item, inner)},\n`).join('')}${indent}]`;
  }
  if (typeof value !== 'object' || value === null) return typeof value;
  const fields = Object.entries(value).map(
    ([key, child]: [string, unknown]) => `${inner}${keyOf(key)}: ${typeOf(child, inner)};\n`,
  );
  return `{\n${fields.join('')}${indent}}`;
}

function keyOf(name: string): string {
  return /^[a-z_$][\w$]*$/i.test(name) ? name : `'${name.replaceAll("'", String.raw`\'`)}'`;
}

/** ICU syntax without words: `{count, plural, one {} other {}}`. */
function printParts(parts: readonly MessageFormatElement[]): string {
  return parts.map(printPart).join('');
}

function printPart(part: MessageFormatElement): string {
  switch (part.type) {
    case TYPE.literal:
    case TYPE.pound:
      return '';
    case TYPE.argument:
      return `{${part.value}}`;
    case TYPE.number:
      return `{${part.value}, number}`;
    case TYPE.date:
      return `{${part.value}, date}`;
    case TYPE.time:
      return `{${part.value}, time}`;
    case TYPE.tag:
      return `<${part.value}>${printParts(part.children)}</${part.value}>`;
    case TYPE.select:
    case TYPE.plural: {
      const options = Object.entries(part.options).map(([name, { value }]) => `${name} {${printParts(value)}}`);
      const kind = part.type === TYPE.select ? 'select' : 'plural';
      return `{${part.value}, ${kind}, ${options.join(' ')}}`;
    }
  }
}

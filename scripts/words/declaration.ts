import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { areas, readTexts } from './catalogue.ts';

/** The types of the English texts: JSON has keys, but not the arguments that a message takes. */

export const declarationFile = 'shared/messages/english.gen.ts';

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

import { marked, type Token, type Tokens } from 'marked';
import { legalPlaceholders, type LegalPlaceholder } from '#shared/legal.ts';
import type { LegalBlock, LegalInline } from '#shared/schemas/legal.ts';

/**
 * Markdown of legal texts as blocks. The page renders blocks and never markup, so HTML of a text stands there as text; links lead
 * to https, mail, phone and pages of this site alone.
 */

export type PlaceholderValues = Readonly<Record<LegalPlaceholder, string>>;
/** Of a text that is kept, nothing: its placeholders were filled when it was. */
type Values = Readonly<Partial<Record<LegalPlaceholder, string>>>;

/** Values are filled into text after parsing, so that an asterisk in an address emphasizes nothing. */
export function parseLegal(markdown: string, values: Values): LegalBlock[] {
  return blocksOf(marked.lexer(markdown, { gfm: true }), values);
}

/** Markdown with values in place of placeholders, escaped so that an asterisk in an address emphasizes nothing. */
export function fillMarkdown(markdown: string, values: PlaceholderValues): string {
  return replacePlaceholders(markdown, (name) => escapeMarkdown(values[name]));
}

function escapeMarkdown(value: string): string {
  return value
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\\`*_[\]<>~|]/g, String.raw`\$&`)
    .replace(/^[#+-]/, String.raw`\$&`)
    .replace(/^(\d+)([.)])/, String.raw`$1\$2`);
}

function blocksOf(tokens: readonly Token[], values: Values): LegalBlock[] {
  return tokens.flatMap((token): LegalBlock[] => {
    switch (token.type) {
      case 'heading':
        return [{ kind: 'heading', level: token['depth'] === 3 ? 3 : 2, parts: partsOf(token, values) }];
      case 'paragraph':
      case 'text':
        return [{ kind: 'paragraph', parts: partsOf(token, values) }];
      case 'blockquote':
        return blocksOf(token.tokens ?? [], values);
      case 'list': {
        const { ordered, items } = token as Tokens.List;
        return [{ kind: 'list', isOrdered: ordered, items: items.map((item) => blocksOf(item.tokens, values)) }];
      }
      case 'space':
      case 'hr':
        return [];
      default:
        return [{ kind: 'paragraph', parts: [{ kind: 'text', text: fill(token.raw, values) }] }];
    }
  });
}

function partsOf(token: Token, values: Values): LegalInline[] {
  const inner = 'tokens' in token ? token.tokens : undefined;
  return inner ? inlineOf(inner, values) : [{ kind: 'text', text: fill(token.raw, values) }];
}

function inlineOf(tokens: readonly Token[], values: Values): LegalInline[] {
  return tokens.flatMap((token): LegalInline[] => {
    switch (token.type) {
      case 'strong':
        return [{ kind: 'strong', parts: partsOf(token, values) }];
      case 'em':
        return [{ kind: 'emphasis', parts: partsOf(token, values) }];
      case 'link': {
        const href = fill(String(token['href']), values);
        return isSafeLink(href) ? [{ kind: 'link', href, parts: partsOf(token, values) }] : partsOf(token, values);
      }
      case 'br':
        return [{ kind: 'text', text: '\n' }];
      case 'escape':
      case 'codespan':
        return [{ kind: 'text', text: fill(String(token['text']), values) }];
      default:
        return [{ kind: 'text', text: fill(token.raw, values) }];
    }
  });
}

function isSafeLink(href: string): boolean {
  return /^(https:\/\/|mailto:|tel:|\/(?!\/))/i.test(href);
}

function fill(text: string, values: Values): string {
  return replacePlaceholders(text, (name) => values[name]);
}

function replacePlaceholders(text: string, valueOf: (name: LegalPlaceholder) => string | undefined): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const known = legalPlaceholders.find((one) => one === name);
    return (known && valueOf(known)) ?? whole;
  });
}

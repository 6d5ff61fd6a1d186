import { marked, type Token, type Tokens } from 'marked';
import { legalPlaceholders, type LegalPlaceholder } from '#shared/legal.ts';
import type { LegalBlock, LegalInline } from '#shared/schemas/legal.ts';

/**
 * Markdown of legal texts as blocks. The page renders blocks and never markup, so HTML of a text stands there as text; links lead
 * to https, mail, phone and pages of this site alone.
 */

export type PlaceholderValues = Readonly<Record<LegalPlaceholder, string>>;

/** Values are filled into text after parsing, so that an asterisk in an address emphasizes nothing. */
export function parseLegal(markdown: string, values: PlaceholderValues): LegalBlock[] {
  return blocksOf(marked.lexer(markdown, { gfm: true }), values);
}

function blocksOf(tokens: readonly Token[], values: PlaceholderValues): LegalBlock[] {
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

function partsOf(token: Token, values: PlaceholderValues): LegalInline[] {
  const inner = 'tokens' in token ? token.tokens : undefined;
  return inner ? inlineOf(inner, values) : [{ kind: 'text', text: fill(token.raw, values) }];
}

function inlineOf(tokens: readonly Token[], values: PlaceholderValues): LegalInline[] {
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

function fill(text: string, values: PlaceholderValues): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const known = legalPlaceholders.find((one) => one === name);
    return known ? values[known] : whole;
  });
}

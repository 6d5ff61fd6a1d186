import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import compile from 'icu-minify/compile';
import type { Plugin, UserConfig } from 'vite';
import { withoutClaims } from '#shared/claims.ts';
import { locales } from '#shared/locales.ts';

/** Compiles the catalogue at build time: messages become data, and the browser needs no ICU parser. */

const memoize = fileURLToPath(new URL('lib/i18n/memoize.ts', import.meta.url));
const catalogue = /\/shared\/messages\/(\w+)\/([\w-]+)\.ts$/;

type Tree = Readonly<Record<string, unknown>>;

/** `hasSamples` keeps the claims that have no source. */
export function compileMessages({ hasSamples }: { hasSamples: boolean }): Plugin {
  return {
    name: 'compile-messages',
    enforce: 'pre',
    config: (): UserConfig => ({
      resolve: {
        alias: [
          { find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' },
          { find: '@formatjs/fast-memoize', replacement: memoize },
        ],
      },
    }),
    async transform(_code, id) {
      const [, language = '', area = ''] = catalogue.exec(id) ?? [];
      if (!locales.some((locale) => locale === language)) return undefined;
      // The error catalogue has its own placeholders.
      if (area === 'errors') return undefined;
      const messages = await readMessages(id);
      const english = keysOf(await readMessages(id.replace(catalogue, `/shared/messages/en/${area}.ts`)));
      const own = keysOf(messages);
      const missing = english.filter((key) => !own.includes(key));
      if (missing.length > 0) throw new Error(`${language}/${area} lacks ${missing.join(', ')}`);
      return {
        code: `export const messages = ${JSON.stringify(compileTree(hasSamples ? messages : withoutClaims(area, messages)))};`,
        map: null,
      };
    },
  };
}

/** The version in the URL reads a file again after it was edited. */
async function readMessages(file: string): Promise<Tree> {
  const { messages } = (await import(`${file}?v=${String(statSync(file).mtimeMs)}`)) as { messages: Tree };
  return messages;
}

function keysOf(tree: object, prefix = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? keysOf(value, `${prefix}${key}.`) : [prefix + key],
  );
}

function compileTree(value: unknown): unknown {
  if (typeof value === 'string') return compile(value);
  if (Array.isArray(value)) return value.map(compileTree);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, compileTree(child)]));
}

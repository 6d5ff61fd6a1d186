import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import compile from 'icu-minify/compile';
import type { Plugin, UserConfig } from 'vite';
import { withoutClaims } from '#shared/claims.ts';
import { locales } from '#shared/locales.ts';

/** Compiles the catalogue at build time: messages become data, and the browser needs no ICU parser. */

const memoize = fileURLToPath(new URL('lib/i18n/memoize.ts', import.meta.url));
const catalogue = /\/shared\/messages\/(\w+)\/([\w-]+)\.json$/;

type Tree = Readonly<Record<string, unknown>>;

/** Claims are left out: pages get theirs with the published site. */
export function compileMessages(): Plugin {
  return {
    name: 'compile-messages',
    enforce: 'pre',
    config: (): UserConfig => ({
      // One object per file: a named export per key, or a string to parse, would make the chunks larger.
      json: { namedExports: false, stringify: false },
      resolve: {
        alias: [
          { find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' },
          { find: '@formatjs/fast-memoize', replacement: memoize },
        ],
      },
    }),
    async transform(code, id) {
      const [, language = '', area = ''] = catalogue.exec(id) ?? [];
      if (!locales.some((locale) => locale === language)) return undefined;
      // The error catalogue has its own placeholders.
      if (area === 'errors') return undefined;
      const messages = JSON.parse(code) as Tree;
      const source = await readFile(id.replace(catalogue, `/shared/messages/en/${area}.json`), 'utf8');
      const english = keysOf(JSON.parse(source) as Tree);
      const own = keysOf(messages);
      const missing = english.filter((key) => !own.includes(key));
      if (missing.length > 0) throw new Error(`${language}/${area} lacks ${missing.join(', ')}`);
      return { code: JSON.stringify(compileTree(withoutClaims(area, messages))), map: null };
    },
  };
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

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { formItem, type FormItem } from '#shared/schemas/forms.ts';
import { sourceTags, type SourceTag } from '#shared/translation-text.ts';

/**
 * Forms delivered with the product: one tab-separated file each, `<language>-<form>.tsv`, with lines `# name: …`, `# issuer: …`,
 * `# country: …` and then the columns kind, source, english in the order of the paper.
 */

export interface ShippedForm {
  key: string;
  lang: SourceTag;
  country: string;
  name: string;
  issuer: string;
  items: readonly FormItem[];
}

const folder = path.join(import.meta.dirname, 'shipped-forms');
let shipped: readonly ShippedForm[] | undefined;

/** Read once. Throws for a malformed file. */
export function shippedForms(): readonly ShippedForm[] {
  shipped ??= readdirSync(folder)
    .filter((file) => file.endsWith('.tsv'))
    .toSorted()
    .map((file) => parseForm(readFileSync(path.join(folder, file), 'utf8'), file));
  return shipped;
}

/** Throws with the file's name and fault. */
export function parseForm(text: string, file: string): ShippedForm {
  const key = file.replace(/\.tsv$/, '');
  // The longest: `zh-Hant-birth` begins with `zh-` as well.
  const [lang] = sourceTags
    .filter((tag) => key.startsWith(`${tag}-`))
    .toSorted((one, other) => other.length - one.length);
  const fact = (name: string): string => new RegExp(`^# ${name}: (.+)$`, 'm').exec(text)?.[1]?.trim() ?? '';
  const [name, issuer, country] = [fact('name'), fact('issuer'), fact('country')];
  if (lang === undefined || name === '' || issuer === '' || !/^[A-Z]{2}$/.test(country))
    throw new Error(`${file}: language, name, issuer and country must be given`);
  const rows: string[][] = parse(text, { delimiter: '\t', quote: false, comment: '# ', skipEmptyLines: true });
  const items = rows.slice(1).map(([kind, source, target]) => formItem.parse({ kind, source, target }));
  return { key, lang, country, name, issuer, items };
}

import fs from 'node:fs';
import { inRoot } from '../run/paths.ts';
import type { Catalogue } from './faults.ts';

/** Files of the interface's texts. Those of errors have other placeholders, and are read apart. */

const folder = 'shared/messages';

export const areas = fs
  .readdirSync(inRoot(`${folder}/en`))
  .map((name) => name.replace(/\.json$/, ''))
  .filter((area) => area !== 'errors');

export function pathOf(locale: string, area: string): string {
  return `${folder}/${locale}/${area}.json`;
}

export function readTexts(locale: string, area: string): { text: string; messages: Catalogue } {
  const text = fs.readFileSync(inRoot(pathOf(locale, area)), 'utf8');
  return { text, messages: JSON.parse(text) as Catalogue };
}

/** Layout of every file: a change of one text changes one line. Duplicate keys are dropped. */
export function layOut(messages: object): string {
  return `${JSON.stringify(messages, undefined, 2)}\n`;
}

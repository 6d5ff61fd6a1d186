import fs from 'node:fs';
import { catalogue } from '#shared/errors.ts';
import { locales } from '#shared/locales.ts';
import { inRoot, root } from '../run/paths.ts';
import { areaFaults, translatedModules } from '../words/areas.ts';
import { areas, layOut, pathOf, readTexts } from '../words/catalogue.ts';
import { declarationFile, declareMessages, importServerTexts, serverTextsFile } from '../words/declaration.ts';
import { translatedErrors } from '../words/error-texts.ts';
import { catalogueFaults, errorFaults, figureFaults, flatten } from '../words/faults.ts';
import { readUsage } from '../words/sources.ts';
import { statedFaults } from '../words/stated.ts';

/** Checks the catalogue in every language, and that converted files hold no texts of their own. */

/** Areas whose texts are shown as a whole. */
const shownWhole = new Set(['legal']);

const faults: string[] = [];
const usage = readUsage(root, ['client', 'server/features/notifications'], translatedModules(root));
const texts = Object.fromEntries(Object.entries(catalogue).map(([code, { message }]) => [code, message]));
for (const area of areas) {
  const english = readTexts('en', area).messages;
  for (const locale of locales) {
    const own = readTexts(locale, area);
    const found = [...catalogueFaults(locale, english, own.messages), ...figureFaults(english, own.messages)];
    faults.push(...found.map((fault) => `${pathOf(locale, area)}: ${fault}`));
    checkLayout(locale, area, own);
  }
  const patterns = usage.keys.get(area) ?? [];
  for (const [key] of shownWhole.has(area) ? [] : flatten(english)) {
    if (!patterns.some((pattern) => pattern.test(key))) faults.push(`${pathOf('en', area)}: ${key} is not used`);
  }
  faults.push(...statedFaults(area, english).map((fault) => `${pathOf('en', area)}: ${fault}`));
}
for (const locale of locales.filter((one) => one !== 'en')) {
  const own = readTexts(locale, 'errors');
  const missing = Object.keys(translatedErrors).filter((code) => !Object.hasOwn(own.messages, code));
  const found = [
    ...missing.map((code) => `${code} is missing`),
    ...errorFaults(texts, Object.fromEntries(flatten(own.messages))),
  ];
  faults.push(...found.map((fault) => `${pathOf(locale, 'errors')}: ${fault}`));
  checkLayout(locale, 'errors', own);
}
checkWritten(pathOf('en', 'errors'), layOut(translatedErrors));
checkWritten(declarationFile, declareMessages());
checkWritten(serverTextsFile, importServerTexts());
faults.push(...areaFaults(root));
faults.push(...usage.literals.map((place) => `text outside the catalogue: ${place}`));

for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;

function checkLayout(locale: string, area: string, { text, messages }: ReturnType<typeof readTexts>): void {
  if (text !== layOut(messages))
    faults.push(`${pathOf(locale, area)}: a key twice, or another layout; run \`npm run build:messages\``);
}

function checkWritten(file: string, text: string): void {
  if (fs.readFileSync(inRoot(file), 'utf8') !== text) faults.push(`${file}: stale, run \`npm run build:messages\``);
}

import fs from 'node:fs';
import { catalogue } from '#shared/errors.ts';
import { locales } from '#shared/locales.ts';
import { inRoot, root } from '../run/paths.ts';
import { areaFaults, translatedModules } from '../words/areas.ts';
import { catalogueFaults, errorFaults, flatten, type Catalogue } from '../words/faults.ts';
import { readUsage } from '../words/sources.ts';

/** Checks the catalogue in every language, and that converted files hold no texts of their own. */

interface MessagesFile {
  messages: Catalogue;
}

const areas = fs.readdirSync(inRoot('shared/messages/en')).map((name) => name.replace(/\.ts$/, ''));

async function read(locale: string, area: string): Promise<Catalogue> {
  const { messages } = (await import(inRoot(`shared/messages/${locale}/${area}.ts`))) as MessagesFile;
  return messages;
}

const faults: string[] = [];
const usage = readUsage(root, ['client', 'server/features/notifications'], translatedModules(root));
const texts = Object.fromEntries(Object.entries(catalogue).map(([code, { message }]) => [code, message]));
for (const area of areas) {
  const english = await read('en', area);
  for (const locale of locales) {
    const own = await read(locale, area);
    faults.push(...catalogueFaults(locale, english, own).map((fault) => `${locale}/${area}: ${fault}`));
  }
  const patterns = usage.keys.get(area) ?? [];
  for (const [key] of flatten(english)) {
    if (!patterns.some((pattern) => pattern.test(key))) faults.push(`en/${area}: ${key} is not used`);
  }
}
for (const locale of locales.filter((one) => one !== 'en')) {
  const { messages } = (await import(inRoot(`shared/messages/${locale}/errors.ts`))) as {
    messages: Readonly<Record<string, string>>;
  };
  faults.push(...errorFaults(texts, messages).map((fault) => `${locale}/errors: ${fault}`));
}
faults.push(...areaFaults(root));
faults.push(...usage.literals.map((place) => `text outside the catalogue: ${place}`));

for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;

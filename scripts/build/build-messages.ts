import '../run/die-with-parent.ts';
import fs from 'node:fs';
import { locales } from '#shared/locales.ts';
import { inRoot } from '../run/paths.ts';
import { areas, layOut, pathOf, readTexts } from '../words/catalogue.ts';
import { declarationFile, declareMessages, importServerTexts, serverTextsFile } from '../words/declaration.ts';
import { translatedErrors } from '../words/error-texts.ts';
import { withNames } from '../words/stated.ts';

/**
 * Generates the types of the texts, the server's imports of them, the English errors for translators, and the names
 * that English derives from rules; formats every file.
 */

const files = new Map([[pathOf('en', 'errors'), layOut(translatedErrors)]]);
for (const locale of locales) {
  for (const area of locale === 'en' ? areas : [...areas, 'errors']) {
    const { messages } = readTexts(locale, area);
    files.set(pathOf(locale, area), layOut(locale === 'en' ? withNames(area, messages) : messages));
  }
}
files.set(declarationFile, declareMessages());
files.set(serverTextsFile, importServerTexts());

for (const [file, text] of files) {
  if (fs.existsSync(inRoot(file)) && fs.readFileSync(inRoot(file), 'utf8') === text) continue;
  fs.writeFileSync(inRoot(file), text);
  console.log(`written: ${file}`);
}

import { addWords, currentLocale, type CompiledMessages } from '#client/ui/words.ts';
import type { Area } from '#shared/messages/areas.ts';

/** One chunk per language and area. In a chunk of its own, since prerendered pages carry their texts in the HTML. */
const files = import.meta.glob<CompiledMessages>(
  ['../../../shared/messages/*/*.json', '!../../../shared/messages/*/{errors,legal,mails,notices}.json'],
  { import: 'default' },
);

export async function loadArea(area: Area): Promise<void> {
  const load = files[`../../../shared/messages/${currentLocale()}/${area}.json`];
  if (!load) throw new Error(`no texts of ${area} in ${currentLocale()}`);
  addWords(area, await load());
}

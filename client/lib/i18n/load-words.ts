import type { Area } from '#shared/messages/areas.ts';
import { currentLocale, hasWords } from '#client/ui/words.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Areas of texts besides `frame`, and `parts` where signed-in pages share them. */
    words?: readonly Area[];
  }
}

interface Match {
  staticData: { words?: readonly Area[]; isLight?: true };
}

/** Texts that signed-in pages share. English stores the names of `kinds` themselves. */
function sharedAreas(): readonly Area[] {
  return currentLocale() === 'en' ? ['parts'] : ['parts', 'kinds'];
}

/** Loads the texts of these routes. */
export function loadWords(matches: readonly Match[]): Promise<void> {
  const isLight = matches.some(({ staticData }) => staticData.isLight);
  return loadAreas([
    'frame',
    ...(isLight ? [] : sharedAreas()),
    ...matches.flatMap(({ staticData }) => staticData.words ?? []),
  ]);
}

/** Loads texts, for example of a part that is loaded on demand. Those in the page's HTML are there already. */
export async function loadAreas(areas: readonly Area[]): Promise<void> {
  const missing = areas.filter((area) => !hasWords(area));
  if (missing.length === 0) return;
  const { loadArea } = await import('./load-area.ts');
  await Promise.all(missing.map(loadArea));
}

import { currentLocale, failWords, hasWords } from '#client/ui/words.ts';
import { defaultLocale } from '#shared/locales.ts';
import type { Area } from '#shared/messages/areas.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Areas of texts besides `frame`, and `parts` where signed-in pages share them. */
    words?: readonly Area[];
  }
}

interface Match {
  staticData: { words?: readonly Area[]; isLight?: true };
}

/** Loads the texts of these routes. */
export function loadWords(matches: readonly Match[]): Promise<void> {
  const isLight = matches.some(({ staticData }) => staticData.isLight);
  return loadAreas([
    'frame',
    ...(isLight ? [] : (['parts', 'states', 'kinds'] as const)),
    ...matches.flatMap(({ staticData }) => staticData.words ?? []),
  ]);
}

/**
 * Loads texts, for example of a part that is loaded on demand. Those in the page's HTML are there already, and English
 * stores the names of `kinds` themselves. A failure is thrown here, and by `words` of its area until it is loaded.
 */
export async function loadAreas(areas: readonly Area[]): Promise<void> {
  const missing = areas.filter((area) => !hasWords(area) && (area !== 'kinds' || currentLocale() !== defaultLocale));
  if (missing.length === 0) return;
  // If the loader's own chunk is missing, every area fails.
  const outcomes = await Promise.allSettled(
    missing.map(async (area) => (await import('./load-area.ts')).loadArea(area)),
  );
  for (const [index, area] of missing.entries()) {
    const outcome = outcomes[index];
    if (outcome?.status === 'rejected') failWords(area, outcome.reason);
  }
  const failure = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failure) throw failure.reason;
}

import { createMemoryHistory } from '@tanstack/react-router';
import { prerender } from 'react-dom/static';
import { localizePath, type Locale } from '#shared/locales.ts';
import { App } from '#client/app.tsx';
import { brand } from '#client/lib/brand.ts';
import { loadWords } from '#client/lib/i18n/load-words.ts';
import { documentTitle } from '#client/lib/navigation.ts';
import { queryClient } from '#client/lib/query-client.ts';
import { sessionQuery } from '#client/lib/session-query.ts';
import { createAppRouter } from '#client/router.tsx';
import { loadedWords, startLocale, words } from '#client/ui/words.ts';
import { renderedPages } from './pages.ts';

export interface RenderedPage {
  locale: Locale;
  /** English address, as the router knows it. */
  path: string;
  title: string;
  description: string;
  /** Markup of `#root`. */
  body: string;
  /** Texts of the page, for its scripts. */
  words: Readonly<Record<string, unknown>>;
}

export interface Frame {
  locale: Locale;
  noScript: string;
  imageAlt: string;
  /** Texts that every page needs. */
  words: Readonly<Record<string, unknown>>;
}

/** What all documents of a language have in common. */
export async function renderFrame(locale: Locale): Promise<Frame> {
  startLocale(locale);
  await loadWords([]);
  const frame = loadedWords();
  await loadWords([{ staticData: { words: ['meta'] } }]);
  const meta = words('meta');
  return { locale, noScript: meta('noScript', { brand: brand.name }), imageAlt: meta('imageAlt'), words: frame };
}

/** Renders a public page for a signed-out visitor. Throws if the path redirects or rendering fails. */
export async function renderPage(locale: Locale, path: string): Promise<RenderedPage> {
  startLocale(locale);
  queryClient.setQueryData(sessionQuery.queryKey, { user: null });
  const address = localizePath(locale, path);
  const router = createAppRouter({ history: createMemoryHistory({ initialEntries: [address] }) });
  await router.load();
  if (router.state.location.pathname !== path) throw new Error(`${path} leads to ${router.state.location.pathname}`);
  const texts = loadedWords();
  const { prelude } = await prerender(<App router={router} />, {
    // Disables streaming, which would emit inline scripts that move late content into place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      throw error;
    },
  });
  const body = await new Response(prelude).text();
  const title = documentTitle(router);
  await loadWords([{ staticData: { words: ['meta'] } }]);
  const { description, english = '' } = renderedPages[path] ?? {};
  return {
    locale,
    path,
    title,
    description: description ? words('meta')(`descriptions.${description}`) : english,
    body,
    words: texts,
  };
}

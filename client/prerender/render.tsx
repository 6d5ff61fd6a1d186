import { createMemoryHistory } from '@tanstack/react-router';
import { prerender } from 'react-dom/static';
import { App } from '#client/app.tsx';
import { brand, showSite } from '#client/lib/brand.ts';
import { loadWords } from '#client/lib/i18n/load-words.ts';
import { documentTitle } from '#client/lib/navigation.ts';
import { legalTextKey } from '#client/lib/page-data.ts';
import { showPriceMarks } from '#client/lib/prices.ts';
import { queryClient } from '#client/lib/query-client.ts';
import { sessionQuery } from '#client/lib/session-query.ts';
import { createAppRouter, type ClientRouter } from '#client/router.tsx';
import { loadedWords, startLocale, words } from '#client/ui/words.ts';
import { capabilitiesOf } from '#shared/access.ts';
import { localizePath, type Locale } from '#shared/locales.ts';
import type { Role } from '#shared/roles.ts';
import type { ShownLegalText } from '#shared/schemas/legal.ts';
import type { SiteView } from '#shared/site-view.ts';
import { renderedPages } from './pages.ts';
import { structuredDataOf } from './structured-data.ts';

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
  /** Schema.org data. */
  structured?: Readonly<Record<string, unknown>>;
  /** Results of its queries. */
  data?: ShownLegalText;
}

export interface Frame {
  locale: Locale;
  noScript: string;
  imageAlt: string;
  /** Texts that every page needs. */
  words: Readonly<Record<string, unknown>>;
}

/** What all documents of a language have in common. */
export async function renderFrame(locale: Locale, view: SiteView): Promise<Frame> {
  startLocale(locale);
  showSite(view);
  showPriceMarks();
  await loadWords([]);
  const frame = loadedWords();
  await loadWords([{ staticData: { words: ['meta'] } }]);
  const meta = words('meta');
  return { locale, noScript: meta('noScript', { brand: brand.name }), imageAlt: meta('imageAlt'), words: frame };
}

/** Renders a public page for a signed-out visitor. Throws if the path redirects or rendering fails. */
export async function renderPage(locale: Locale, path: string, data?: ShownLegalText): Promise<RenderedPage> {
  startLocale(locale);
  queryClient.setQueryData(sessionQuery.queryKey, { user: null });
  if (data) queryClient.setQueryData(legalTextKey(data.page, locale), data);
  const router = await load(locale, path);
  const texts = loadedWords();
  const page = await render(router);
  const structured = structuredDataOf(path);
  await loadWords([{ staticData: { words: ['meta'] } }]);
  const { description, english = '' } = renderedPages[path] ?? {};
  return {
    ...page,
    locale,
    path,
    description: description ? words('meta')(`descriptions.${description}`) : english,
    words: texts,
    ...(structured && { structured }),
    ...(data && { data }),
  };
}

/** Renders a signed-in page while it loads: without a user, and with every query pending. */
export async function renderSignedIn(locale: Locale, path: string, role: Role): Promise<RenderedPage> {
  startLocale(locale);
  // Lets the route guard pass.
  const user = {
    id: '',
    email: '',
    name: null,
    role,
    capabilities: [...capabilitiesOf({ role })],
    phone: null,
    locale: null,
    emailVerified: true,
    needsSecondFactor: false,
    person: { id: '', name: null, email: '' },
    member: null,
    hasOrganizations: false,
  };
  queryClient.setQueryData(sessionQuery.queryKey, { user });
  const router = await load(locale, path);
  queryClient.removeQueries({ queryKey: sessionQuery.queryKey });
  const page = await render(router);
  queryClient.clear();
  return { ...page, locale, path, description: '', words: loadedWords() };
}

async function load(locale: Locale, path: string): Promise<ClientRouter> {
  const address = localizePath(locale, path);
  const router = createAppRouter({ history: createMemoryHistory({ initialEntries: [address] }) });
  await router.load();
  if (router.state.location.pathname !== path) throw new Error(`${path} leads to ${router.state.location.pathname}`);
  return router;
}

async function render(router: ClientRouter): Promise<{ title: string; body: string }> {
  const { prelude } = await prerender(<App router={router} />, {
    // Disables streaming, which would emit inline scripts that move late content into place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      throw error;
    },
  });
  return { title: documentTitle(router), body: await new Response(prelude).text() };
}

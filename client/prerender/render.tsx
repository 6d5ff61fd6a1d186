import { createMemoryHistory } from '@tanstack/react-router';
import { prerender } from 'react-dom/static';
import { App } from '#client/app.tsx';
import { brand } from '#client/lib/brand.ts';
import { queryClient } from '#client/lib/query-client.ts';
import { sessionQuery } from '#client/lib/session-query.ts';
import { createAppRouter } from '#client/router.tsx';

export interface RenderedPage {
  path: string;
  title: string;
  /** Markup of `#root`. */
  body: string;
}

/** Renders a public page for a signed-out visitor. Throws if the path redirects or rendering fails. */
export async function renderPage(path: string): Promise<RenderedPage> {
  queryClient.setQueryData(sessionQuery.queryKey, { user: null });
  const router = createAppRouter({ history: createMemoryHistory({ initialEntries: [path] }) });
  await router.load();
  if (router.state.location.pathname !== path) throw new Error(`${path} leads to ${router.state.location.pathname}`);
  const { prelude } = await prerender(<App router={router} />, {
    // Disables streaming, which would emit inline scripts that move late content into place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      throw error;
    },
  });
  const title = router.state.matches.findLast((match) => match.staticData.title !== undefined)?.staticData.title;
  return {
    path,
    title: title === undefined ? brand.name : `${title} · ${brand.name}`,
    body: await new Response(prelude).text(),
  };
}

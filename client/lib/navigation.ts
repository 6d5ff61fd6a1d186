import type { AnyRouter } from '@tanstack/react-router';
import { brand } from './brand.ts';
import { messageOf, missingChunk } from './error-message.ts';
import { timedFetch } from './timed-fetch.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page's name in the browser's title. */
    title?: string;
  }
}

/** Keeps the browser's title right, and puts the focus on the new page's heading, as a page load would. */
export function followNavigation(router: AnyRouter): void {
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    const title = router.state.matches.findLast((match) => match.staticData.title !== undefined)?.staticData.title;
    document.title = title === undefined ? brand.name : `${title} · ${brand.name}`;
    if (fromLocation === undefined || !pathChanged) return;
    const target = document.querySelector<HTMLElement>('h1') ?? document.querySelector<HTMLElement>('main');
    target?.focus({ preventScroll: true });
  });
}

/** As a `ref`: puts the focus on the heading of what has just replaced a form, at the top of the page. */
export function focusHeading(element: HTMLElement | null): void {
  if (element) window.scrollTo({ top: 0, behavior: 'instant' });
  element?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}

/** As a `ref`: puts the focus on what has just taken the place of what had it. */
export function focusElement(element: HTMLElement | null): void {
  element?.focus();
}

const reloadKey = 'reloaded-for-new-version';
const reloadPause = 30_000;

/**
 * Names failed imports, and clears the message by which the router would reload the page: offline, a reload ends in the
 * browser's own error page.
 */
export function nameMissingChunks(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    payload.name = missingChunk;
    payload.message = messageOf('NETWORK').text;
  });
}

/** Loads the new release when the server answers and a chunk still failed: once in 30 seconds at most. */
export async function reloadForRelease(): Promise<void> {
  if (Date.now() - Number(sessionStorage.getItem(reloadKey)) < reloadPause) return;
  const { ok } = await timedFetch('/', { method: 'HEAD', cache: 'no-store' });
  if (!ok) return;
  sessionStorage.setItem(reloadKey, String(Date.now()));
  window.location.reload();
}

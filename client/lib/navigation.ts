import type { AnyRouter } from '@tanstack/react-router';
import { brand } from './brand.ts';
import { messageOf, missingChunk } from './error-message.ts';
import { timedFetch } from './timed-fetch.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Document title of the page, without the brand; a function where it depends on the language. */
    title?: string | (() => string);
  }
}

/** Updates the document title and focuses the new page's heading after each navigation. */
export function followNavigation(router: AnyRouter): void {
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    document.title = documentTitle(router);
    if (fromLocation === undefined || !pathChanged) return;
    const target = document.querySelector<HTMLElement>('h1') ?? document.querySelector<HTMLElement>('main');
    target?.focus({ preventScroll: true });
  });
}

/** `Verify Document · Brand`, of the innermost page that has a title. */
export function documentTitle(router: AnyRouter): string {
  const title = router.state.matches.findLast((match) => match.staticData.title !== undefined)?.staticData.title;
  if (title === undefined) return brand.name;
  return `${typeof title === 'string' ? title : title()} · ${brand.name}`;
}

/** Ref callback for content that replaces a form: scrolls to the top and focuses its heading. */
export function focusHeading(element: HTMLElement | null): void {
  if (element) window.scrollTo({ top: 0, behavior: 'instant' });
  element?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}

/** Ref callback for an element that replaces the focused one. */
export function focusElement(element: HTMLElement | null): void {
  element?.focus();
}

const reloadKey = 'reloaded-for-new-version';
const minReloadIntervalMs = 30_000;

/**
 * Renames errors of failed dynamic imports. The new message also stops the router's reload, which would end in the
 * browser's error page while offline.
 */
export function nameMissingChunks(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    payload.name = missingChunk;
    payload.message = messageOf('NETWORK').text;
  });
}

/** Reloads after a failed chunk if the server responds, since the release has changed; at most once in 30 seconds. */
export async function reloadForRelease(): Promise<void> {
  if (Date.now() - Number(sessionStorage.getItem(reloadKey)) < minReloadIntervalMs) return;
  const { ok } = await timedFetch('/', { method: 'HEAD', cache: 'no-store' });
  if (!ok) return;
  sessionStorage.setItem(reloadKey, String(Date.now()));
  window.location.reload();
}

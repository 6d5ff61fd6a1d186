import type { AnyRouter } from '@tanstack/react-router';
import { nameMissingChunk } from '#client/ui/missing-chunk.ts';
import { brand } from './brand.ts';
import { messageOf } from './error-message.ts';

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
    if (fromLocation === undefined || !pathChanged || isWriting()) return;
    const target = document.querySelector<HTMLElement>('h1') ?? document.querySelector<HTMLElement>('main');
    target?.focus({ preventScroll: true });
  });
}

/** True while a field of the page has focus: a user may have entered it before the navigation completed. */
function isWriting(): boolean {
  return document.activeElement?.matches('main :is(input, textarea, select)') === true;
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

/**
 * Renames errors of failed dynamic imports. The new message also stops the router's reload, which would end in the
 * browser's error page while offline.
 */
export function nameMissingChunks(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    nameMissingChunk(payload, messageOf('NETWORK').text);
  });
}

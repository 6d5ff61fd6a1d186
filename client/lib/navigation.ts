import type { AnyRouter } from '@tanstack/react-router';
import { brand } from './brand.ts';

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

/** A page part of an older release is gone: loads the new release, once in 30 seconds at most. */
export function followReleases(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(reloadKey));
    if (Date.now() - last < reloadPause) return;
    event.preventDefault();
    sessionStorage.setItem(reloadKey, String(Date.now()));
    window.location.reload();
  });
}

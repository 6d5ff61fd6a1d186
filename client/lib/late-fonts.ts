import { whenIdle } from '#client/ui/when-idle.ts';

const key = 'fonts';
const askMs = 4000;

/**
 * Lets a page load the webfonts that its document holds back, by `data-fonts`, in a browser without them: all of signed-in pages,
 * and elsewhere that of codes. Fallback fonts have the same metrics.
 */
export function loadFonts(): void {
  delete document.documentElement.dataset['fonts'];
  // Asking for their state lays out the page.
  whenIdle({ timeoutMs: askMs })
    .then(() => document.fonts.ready)
    .then(() => localStorage.setItem(key, '1'))
    // Where storage is blocked, fonts come after the scripts at each visit.
    .catch(() => undefined);
}

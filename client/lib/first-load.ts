import { whenIdle } from '#client/ui/when-idle.ts';

const key = 'fonts';
const askMs = 4000;

/**
 * What the document holds back until React owns the page, by attributes of `index.html`. Webfonts in a browser without them
 * (`data-fonts`: all of signed-in pages, elsewhere that of codes; fallback fonts have the same metrics), and the layout below the
 * fold (`data-below`), which waits until the page is idle.
 */
export function finishFirstLoad(): void {
  const { dataset } = document.documentElement;
  delete dataset['fonts'];
  whenIdle({ timeoutMs: askMs })
    .then(() => {
      delete dataset['below'];
      // Asking for their state lays out the page.
      return document.fonts.ready;
    })
    .then(() => localStorage.setItem(key, '1'))
    // Where storage is blocked, fonts come after the scripts at each visit.
    .catch(() => undefined);
}

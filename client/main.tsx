import './ui/styles.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { defaultLocale } from '#shared/locales.ts';
import { App } from './app.tsx';
import { errorLocale, startDocumentLocale } from './lib/i18n/document-locale.ts';
import { onSessionEnd } from './lib/leave-area.ts';
import { followNavigation, nameMissingChunks } from './lib/navigation.ts';
import { startPrices } from './lib/prices.ts';
import { createAppRouter } from './router.tsx';
import { replaceInputs } from './ui/form/kept-input.ts';

declare global {
  interface Window {
    /** Click listener of `index.html`; `button` is the last one clicked before hydration. */
    recordClick?: { (event: MouseEvent): void; button?: HTMLButtonElement };
  }
}

startDocumentLocale();
const router = createAppRouter();
if (errorLocale() !== defaultLocale) {
  import('./lib/i18n/error-words.ts')
    .then(({ loadErrorWords }) => loadErrorWords(errorLocale()))
    .catch(() => undefined);
}
followNavigation(router);
nameMissingChunks();
onSessionEnd(() => router.invalidate());

/** Hydrates the prerendered page of this address, replaces the shell of a signed-in page, or renders on the client. */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  await startPrices(async () => (await import('./lib/ask-prices.ts')).askPrices());
  const { page: rendered, shell } = root.dataset;
  // Prerendered markup stays on screen until its route chunks are loaded.
  if (rendered !== undefined || shell !== undefined) await router.load();
  const { href, state } = router.state.location;
  const clicked = takeRecordedClick();
  if (rendered === href && state.notice === undefined) {
    hydrateRoot(root, <App router={router} />);
    clicked?.click();
  } else {
    replaceInputs(root);
    createRoot(root).render(<App router={router} />);
    if (clicked) (await import('./ui/form/press-again.ts')).pressAgain(root, clicked);
  }
}

// Not awaited: route chunks import this module, so a top-level await would deadlock.
void start();

/** Stops recording clicks and returns the recorded button, which the caller clicks after hydration. */
function takeRecordedClick(): HTMLButtonElement | undefined {
  const { recordClick } = window;
  if (!recordClick) return undefined;
  document.removeEventListener('click', recordClick, true);
  return recordClick.button;
}

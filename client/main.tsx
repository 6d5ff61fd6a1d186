import './ui/styles.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { replayClicks } from './lib/hydration-replay.ts';
import { followNavigation, nameMissingChunks } from './lib/navigation.ts';
import { onSessionEnd } from './lib/session.ts';
import { createAppRouter } from './router.tsx';

const router = createAppRouter();
followNavigation(router);
nameMissingChunks();
onSessionEnd(() => router.invalidate());

/** Takes over the page that stands in the document already, or draws the one of this address. */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const rendered = root.dataset['page'];
  // What stands there is kept until its own code has arrived.
  if (rendered !== undefined) await router.load();
  const { href, state } = router.state.location;
  const pressed = replayClicks();
  if (rendered === href && state.notice === undefined) {
    hydrateRoot(root, <App router={router} />);
    pressed?.click();
  } else {
    createRoot(root).render(<App router={router} />);
  }
}

// Not awaited: the pages' code waits for this file to end.
void start();

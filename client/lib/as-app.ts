import { watchInstallOffer } from './install.ts';
import { registerServiceWorker } from './service-worker.ts';

let isStarted = false;

/** What makes the site an app: the service worker, and the browser's offer to install it. Runs once. */
export function startAsApp(): void {
  if (isStarted) return;
  isStarted = true;
  registerServiceWorker();
  watchInstallOffer();
}

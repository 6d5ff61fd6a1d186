import { useSyncExternalStore } from 'react';
import { createStore } from '#client/ui/store.ts';

/** Installing the site as an app, where the browser offers it. */

/** Chromium's event, which the browser sends when the site may be installed. */
interface InstallEvent extends Event {
  prompt: () => Promise<unknown>;
}

const offer = createStore<InstallEvent | undefined>(undefined);

function isInstallEvent(event: Event): event is InstallEvent {
  return 'prompt' in event;
}

function keep(event: Event): void {
  if (!isInstallEvent(event)) return;
  event.preventDefault();
  offer.set(event);
}

const clear = () => offer.set(undefined);

/** Makes the site installable: a service worker, and the browser's offer. */
export function allowInstall(): void {
  watchInstallOffer();
  import('./service-worker.ts').then(({ registerServiceWorker }) => registerServiceWorker()).catch(() => undefined);
}

/** Keeps the browser's offer for the profile, instead of its own banner. The browser makes it once, as soon as the page is loaded. */
function watchInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', keep);
  window.addEventListener('appinstalled', clear);
}

/** Opens the browser's dialog; undefined while the browser offers none. An offer works once. */
export function useInstall(): (() => Promise<void>) | undefined {
  const current = useSyncExternalStore(offer.subscribe, offer.get, () => undefined);
  if (!current) return undefined;
  return async () => {
    offer.set(undefined);
    await current.prompt();
  };
}

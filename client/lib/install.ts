import { useSyncExternalStore } from 'react';

/** Installing the site as an app, where the browser offers it. */

/** Chromium's event, which the browser sends when the site may be installed. */
interface InstallEvent extends Event {
  prompt: () => Promise<unknown>;
}

let offer: InstallEvent | undefined;
const listeners = new Set<() => void>();

function change(next: InstallEvent | undefined): void {
  offer = next;
  for (const listener of listeners) listener();
}

function isInstallEvent(event: Event): event is InstallEvent {
  return 'prompt' in event;
}

function keep(event: Event): void {
  if (!isInstallEvent(event)) return;
  event.preventDefault();
  change(event);
}

const clear = () => change(undefined);

/** Keeps the browser's offer for the profile, instead of its own banner. The browser makes it once, as soon as the page is loaded. */
export function watchInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', keep);
  window.addEventListener('appinstalled', clear);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opens the browser's dialog; undefined while the browser offers none. An offer works once. */
export function useInstall(): (() => Promise<void>) | undefined {
  const current = useSyncExternalStore(
    subscribe,
    () => offer,
    () => undefined,
  );
  if (!current) return undefined;
  return async () => {
    change(undefined);
    await current.prompt();
  };
}

import { whenIdle } from '#client/ui/when-idle.ts';

/** Whether this browser and build have a service worker; the development server has none. */
const isSupported = import.meta.env.PROD && 'serviceWorker' in navigator;

/** Registers the service worker once the page is idle; the browser updates it with each release. */
export function registerServiceWorker(): void {
  if (!isSupported) return;
  whenIdle({ timeoutMs: 2000 })
    .then(() => navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }))
    .catch((error: unknown) => {
      console.info('The service worker cannot be registered', error);
    });
}

/** Has the worker keep the page that reads seals, with everything it loads: from then on it opens without a network. */
export function keepSealReader(): void {
  if (!isSupported) return;
  registerServiceWorker();
  navigator.serviceWorker.ready.then(
    ({ active }) => active?.postMessage({ keep: 'seal-reader', address: window.location.pathname }),
    () => undefined,
  );
}

/** The active registration; undefined where there is none. */
export async function serviceWorkerRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  // `ready` alone waits forever where the registration was refused.
  const registration = isSupported ? await navigator.serviceWorker.getRegistration() : undefined;
  return registration && navigator.serviceWorker.ready;
}

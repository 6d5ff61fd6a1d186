import { useSyncExternalStore } from 'react';
import { createSignal } from '#client/ui/store.ts';

/** The setting for single-letter shortcuts, which voice input and stray keys would trigger (WCAG 2.1.4). */

const storageKey = 'single-letter-keys';
const chosen = createSignal();

function isOn(): boolean {
  return localStorage.getItem(storageKey) !== 'off';
}

function subscribe(listener: () => void): () => void {
  const unsubscribe = chosen.subscribe(listener);
  window.addEventListener('storage', listener);
  return () => {
    unsubscribe();
    window.removeEventListener('storage', listener);
  };
}

function choose(next: boolean): void {
  if (next) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, 'off');
  chosen.notify();
}

/** The setting of this browser, and its setter. */
export function useLetterKeys(): readonly [boolean, (isOn: boolean) => void] {
  return [useSyncExternalStore(subscribe, isOn, () => true), choose];
}

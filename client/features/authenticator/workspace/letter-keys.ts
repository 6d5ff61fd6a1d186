import { useSyncExternalStore } from 'react';

/** The setting for single-letter shortcuts, which voice input and stray keys would trigger (WCAG 2.1.4). */

const storageKey = 'single-letter-keys';
const listeners = new Set<() => void>();

function isOn(): boolean {
  return localStorage.getItem(storageKey) !== 'off';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function choose(next: boolean): void {
  if (next) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, 'off');
  for (const listener of listeners) listener();
}

/** The setting of this browser, and its setter. */
export function useLetterKeys(): readonly [boolean, (isOn: boolean) => void] {
  return [useSyncExternalStore(subscribe, isOn, () => true), choose];
}

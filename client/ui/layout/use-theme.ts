import { useSyncExternalStore } from 'react';
import { createSignal } from '#client/ui/store.ts';

export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const storageKey = 'theme';
const applied = createSignal();

function readChoice(): ThemeChoice {
  const stored = window.localStorage.getItem(storageKey);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

function prefersDark(): MediaQueryList {
  return window.matchMedia('(prefers-color-scheme: dark)');
}

function apply() {
  const choice = readChoice();
  const isDark = choice === 'dark' || (choice === 'system' && prefersDark().matches);
  document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light';
  applied.notify();
}

function subscribe(tell: () => void): () => void {
  const media = prefersDark();
  const unsubscribe = applied.subscribe(tell);
  media.addEventListener('change', apply);
  window.addEventListener('storage', apply);
  return () => {
    unsubscribe();
    media.removeEventListener('change', apply);
    window.removeEventListener('storage', apply);
  };
}

/** Stores the choice in local storage and applies it to `<html data-theme>`. */
export function chooseTheme(choice: ThemeChoice) {
  if (choice === 'system') window.localStorage.removeItem(storageKey);
  else window.localStorage.setItem(storageKey, choice);
  apply();
}

/** The stored choice; follows the system setting and other tabs. */
export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(subscribe, readChoice, () => 'system');
}

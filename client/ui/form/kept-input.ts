import { useEffect } from 'react';

/**
 * Preserves typed input when the client re-renders a prerendered page and when the language is switched. Passwords,
 * codes and files do not survive a switch.
 */

type Control = HTMLInputElement | HTMLTextAreaElement;

/** In session storage, since the page in the other language is another document. */
const storageKey = 'typed';
const keptTypes: readonly string[] = ['text', 'email', 'tel', 'search', 'textarea'];

function isKept({ name, type, autocomplete }: Control | HTMLSelectElement): boolean {
  return name !== '' && keptTypes.includes(type) && autocomplete !== 'one-time-code';
}

/**
 * Saves the values of all inputs for the next document. Includes the prerendered inputs: while React replaces them, the new ones
 * are not in the page yet.
 */
export function keepInput(): void {
  const typed = new Map(takeKept());
  for (const control of [...replaced, ...document.querySelectorAll<Control>('input, textarea')]) {
    if (isKept(control) && control.value) typed.set(control.name, control.value);
  }
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(typed)));
  } catch {
    // A browser that refuses storage opens the page with empty inputs.
  }
}

let kept: Map<string, unknown> | undefined;

/** Values of the document before, each for one input of this page. */
function takeKept(): Map<string, unknown> {
  if (kept) return kept;
  kept = new Map();
  try {
    const typed: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    sessionStorage.removeItem(storageKey);
    if (typeof typed === 'object' && typed !== null) kept = new Map(Object.entries(typed));
  } catch {
    // As in keepInput.
  }
  return kept;
}

let replaced: (Control | HTMLSelectElement)[] = [];

/**
 * Remembers the inputs of a prerendered page before the client re-renders it. Their values are read once the new inputs
 * are mounted, so that nothing typed in between is lost.
 */
export function replaceInputs(page: ParentNode): void {
  replaced = [...page.querySelectorAll<Control | HTMLSelectElement>('input, textarea, select')];
}

/** Value of a select that hydration replaced. */
export function chosenBefore(name: string): string | undefined {
  return replaced.find((control) => control.name === name)?.value;
}

/**
 * Fills an empty input with what was typed before hydration, or before a switch of language. Runs in an effect of the
 * input, since parts of a page hydrate at different times, and after the form's effects, so that the form treats the
 * value as typed.
 */
export function useKeptInput(id: string): void {
  useEffect(() => {
    if (replaced.length === 0 && takeKept().size === 0) return undefined;
    const timer = setTimeout(() => {
      const control = document.getElementById(id);
      if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) fill(control);
    });
    return () => clearTimeout(timer);
  }, [id]);
}

function fill(control: Control): void {
  const value = typedBefore(control);
  replaced = replaced.filter(({ name }) => name !== control.name);
  takeKept().delete(control.name);
  if (value === '' || control.value !== '') return;
  // React ignores the event if the value was set through its own setter.
  const { prototype } = control instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

function typedBefore({ name, type }: Control): string {
  const before = replaced.find((control) => name !== '' && control.name === name && control.type === type);
  const value = before?.value || takeKept().get(name);
  return typeof value === 'string' ? value : '';
}

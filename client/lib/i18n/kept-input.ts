import { parseJson } from '#client/lib/error-message.ts';
import { keptInputKey as key } from './document-locale.ts';

/** What was typed stays when the page is opened in another language. Passwords, codes and files are typed again. */

type Control = HTMLInputElement | HTMLTextAreaElement;

const keptTypes: readonly string[] = ['text', 'email', 'tel', 'search', 'textarea'];

function controls(): Control[] {
  return [...document.querySelectorAll<Control>('input, textarea')].filter(
    ({ name, type, autocomplete }) => name !== '' && keptTypes.includes(type) && autocomplete !== 'one-time-code',
  );
}

export function keepInput(): void {
  const typed = controls().map(({ name, value }) => [name, value]);
  sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(typed)));
}

/** A form that is hydrated later than the top bar starts empty once more, so its fields are filled until then. */
const restoreAtMs: readonly number[] = [0, 250, 1000, 3000];

export function restoreInput(): void {
  const typed = parseJson(sessionStorage.getItem(key) ?? '');
  sessionStorage.removeItem(key);
  if (typeof typed !== 'object' || typed === null) return;
  const values = new Map<string, unknown>(Object.entries(typed));
  for (const delay of restoreAtMs) setTimeout(() => fillEmpty(values), delay);
}

function fillEmpty(values: ReadonlyMap<string, unknown>): void {
  for (const control of controls()) {
    const value = values.get(control.name);
    if (typeof value !== 'string' || value === '' || control.value !== '') continue;
    // React ignores a value that its own setter has seen.
    const { prototype } = control instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

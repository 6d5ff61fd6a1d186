import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepFocus } from '#client/ui/keep-focus.ts';

/** The focus of a part whose controls are removed. */

let root: HTMLElement;
let part: HTMLElement;
let button: HTMLButtonElement;
let end: (() => void) | undefined;

beforeEach(() => {
  root = document.createElement('main');
  part = document.createElement('section');
  button = document.createElement('button');
  part.append(button);
  root.append(part);
  document.body.append(root);
  end = keepFocus(part);
  button.focus();
});
afterEach(() => {
  end?.();
  root.remove();
});

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

test('a removed control leaves the focus to its part', async () => {
  button.remove();
  await expect.poll(() => document.activeElement).toBe(part);
});

test('also where the part is inert when the control goes', async () => {
  root.inert = true;
  button.remove();
  await nextFrame();
  expect(document.activeElement).toBe(document.body);
  root.inert = false;
  await expect.poll(() => document.activeElement).toBe(part);
});

test('a window that loses the focus and gets it back keeps the part’s', async () => {
  button.remove();
  await expect.poll(() => document.activeElement).toBe(part);
  // As the browser reports a switch to another window: the document keeps its active element.
  part.dispatchEvent(new FocusEvent('blur'));
  await nextFrame();
  await nextFrame();
  expect(document.activeElement).toBe(part);
});

test('a control that takes the focus releases the part', async () => {
  button.remove();
  await expect.poll(() => document.activeElement).toBe(part);
  const other = document.createElement('button');
  root.append(other);
  other.focus();
  expect(part.hasAttribute('tabindex')).toBe(false);
  expect(document.activeElement).toBe(other);
});

test('a Tab before the dialog has the focus loses none when the row goes with the dialog', async () => {
  const beside = document.createElement('button');
  const dialog = document.createElement('div');
  const confirm = document.createElement('button');
  root.append(beside);
  dialog.append(confirm);
  document.body.append(dialog);
  beside.focus();
  confirm.focus();
  root.ariaHidden = 'true';
  button.remove();
  dialog.remove();
  await nextFrame();
  expect(document.activeElement).toBe(document.body);
  root.ariaHidden = null;
  await expect.poll(() => document.activeElement).toBe(beside);
});

import { afterEach, expect, test } from 'vitest';
import { keepInput, replaceInputs } from '#client/ui/form/kept-input.ts';

afterEach(() => {
  sessionStorage.clear();
  document.body.replaceChildren();
});

const kept = (): unknown => JSON.parse(sessionStorage.getItem('typed') ?? 'null');

test('a switch of language keeps text typed into inputs that are not replaced yet', () => {
  const page = document.createElement('div');
  page.innerHTML =
    '<input name="name" value="João Pereira"><input name="email" type="email"><input name="password" type="password" value="secret">';
  document.body.append(page);
  replaceInputs(page);
  const email = page.querySelector<HTMLInputElement>('[name=email]');
  if (email) email.value = 'joao@example.com';
  page.replaceChildren();
  keepInput();
  expect(kept()).toEqual({ name: 'João Pereira', email: 'joao@example.com' });

  // An input of the new page has the same name and another value.
  page.innerHTML = '<input name="name" value="João P."><input name="email" type="email">';
  keepInput();
  expect(kept()).toEqual({ name: 'João P.', email: 'joao@example.com' });
});

import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '#client/ui/button/button.tsx';
import { SearchInput } from '#client/ui/form/search-input.tsx';

/** A list whose address takes a moment to change, and keeps trimmed text. */
function List({ delayMs }: { delayMs: number }) {
  const [applied, setApplied] = useState('');
  return (
    <>
      <SearchInput
        label="Search"
        value={applied}
        onSearch={(text) => {
          setTimeout(() => setApplied(text.trim()), delayMs);
        }}
      />
      <output>{applied}</output>
      <Button onClick={() => setApplied('')}>Clear</Button>
    </>
  );
}

function show(delayMs: number) {
  const host = document.createElement('main');
  document.body.append(host);
  const root = createRoot(host);
  root.render(<List delayMs={delayMs} />);
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  return { input: page.getByRole('searchbox', { name: 'Search' }), applied: page.getByRole('status') };
}

const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('a search that is applied later keeps what is typed meanwhile', async () => {
  const { input, applied } = show(400);
  await input.click();
  await userEvent.keyboard('ana');
  await rest(350);
  await expect.element(input).toHaveValue('ana');
  await userEvent.keyboard(' so');
  await expect.element(applied).toHaveTextContent('ana');
  await expect.element(input).toHaveValue('ana so');
  await userEvent.keyboard('uza');
  await expect.element(applied).toHaveTextContent('ana souza');
  await expect.element(input).toHaveValue('ana souza');
});

test('a pause after a space keeps the space; what is applied from outside replaces the text', async () => {
  const { input, applied } = show(0);
  await input.click();
  await userEvent.keyboard('ana');
  await expect.element(applied).toHaveTextContent('ana');
  await userEvent.keyboard(' ');
  await rest(400);
  await userEvent.keyboard('souza');
  await expect.element(applied).toHaveTextContent('ana souza');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect.element(input).toHaveValue('');
});

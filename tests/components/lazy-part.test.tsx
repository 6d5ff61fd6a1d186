import { useState, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { lazyPart } from '#client/ui/lazy-part.tsx';
import { nameMissingChunk } from '#client/ui/missing-chunk.ts';

/** Parts that load on demand. */

function show(element: ReactElement): HTMLElement {
  const host = document.createElement('main');
  document.body.append(host);
  const root = createRoot(host);
  root.render(element);
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  return host;
}

/** A part whose code fails to load until `reconnect`. */
function partOf(options: Parameters<typeof lazyPart>[1] = {}) {
  let isOnline = false;
  const load = async () => {
    await Promise.resolve();
    if (isOnline) return ({ name }: { name: string }) => <p>Hello {name}</p>;
    const error = new TypeError('Failed to fetch dynamically imported module');
    nameMissingChunk(error, 'No connection to the server.');
    throw error;
  };
  const reconnect = () => {
    isOnline = true;
  };
  return { Part: lazyPart(load, options), reconnect };
}

test('a part without a network fails alone, and loads once there is one', async () => {
  const { Part, reconnect } = partOf();
  function Counter() {
    const [count, setCount] = useState(0);
    return (
      <>
        <button onClick={() => setCount(count + 1)}>{count}</button>
        <Part name="Ana" />
        <Part name="Rui" />
      </>
    );
  }
  const host = show(<Counter />);
  await expect.poll(() => host.querySelectorAll('[role=alert]').length).toBe(2);
  expect(host.textContent).toContain('No connection to the server.');
  const count = host.querySelector('button');
  count?.click();
  await expect.poll(() => count?.textContent).toBe('1');
  reconnect();
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => host.textContent).toBe('1Hello AnaHello Rui');
});

test('is retried by a press, and an optional part fails silently', async () => {
  const asked = partOf();
  const unsaid = partOf({ failure: 'unsaid', fallback: 'loading' });
  const host = show(
    <>
      <asked.Part name="Ana" />
      <unsaid.Part name="Rui" />
    </>,
  );
  await expect.poll(() => host.querySelector('[role=alert]')).not.toBeNull();
  await expect.poll(() => host.textContent).not.toContain('loading');
  expect(host.querySelectorAll('[role=alert]')).toHaveLength(1);
  asked.reconnect();
  host.querySelector('button')?.click();
  await expect.poll(() => host.textContent).toBe('Hello Ana');
});

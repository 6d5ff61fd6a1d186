import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { FileDrop } from '#client/features/verification/file-check/file-drop.tsx';
import { addWords } from '#client/ui/words.ts';
import verify from '#shared/messages/en/verify.json' with { type: 'json' };

/** Choosing a file to verify. */

addWords('verify', verify);

test('a file chosen while the page hydrates is taken once', async () => {
  const onFiles = vi.fn<(files: readonly File[]) => void>();
  const drop = <FileDrop isBusy={false} onFiles={onFiles} />;
  const host = document.createElement('main');
  host.innerHTML = renderToString(drop);
  document.body.append(host);
  const input = host.querySelector('input');
  const choose = (name: string): void => {
    const chosen = new DataTransfer();
    chosen.items.add(new File(['%PDF-1.7'], name));
    if (input) input.files = chosen.files;
  };
  choose('a.pdf');
  const root = hydrateRoot(host, drop);
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  // Hydration is still pending: React finishes it because of the event, and then handles the event.
  input?.dispatchEvent(new Event('change', { bubbles: true }));
  const taken = () => onFiles.mock.calls.flatMap(([files]) => files.map(({ name }) => name));
  await expect.poll(taken).toContain('a.pdf');
  // Events are handled in order: once the second one is handled, the replay of the first is done.
  choose('b.pdf');
  input?.dispatchEvent(new Event('change', { bubbles: true }));
  await expect.poll(taken).toContain('b.pdf');
  expect(taken()).toEqual(['a.pdf', 'b.pdf']);
});

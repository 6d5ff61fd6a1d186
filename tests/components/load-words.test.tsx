import { expect, onTestFinished, test, vi } from 'vitest';
import { loadAreas } from '#client/lib/i18n/load-words.ts';
import { words } from '#client/ui/words.ts';

/** Texts that load with a page. */

test('texts whose loader has no network fail the page, which never shows their keys, and come with the network', async () => {
  vi.doMock('#client/lib/i18n/load-area.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  onTestFinished(() => vi.doUnmock('#client/lib/i18n/load-area.ts'));
  await expect(loadAreas(['folders'])).rejects.toThrow();
  expect(() => words('folders')('folders')).toThrow();
  vi.doUnmock('#client/lib/i18n/load-area.ts');
  await loadAreas(['folders']);
  expect(words('folders')('folders')).toBe('Folders');
});

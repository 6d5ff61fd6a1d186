import { expect, test, vi } from 'vitest';
import { loadAreas } from '#client/lib/i18n/load-words.ts';
import { words } from '#client/ui/words.ts';

vi.mock('#client/lib/i18n/load-area.ts', () => {
  throw new Error('no network');
});

test('texts whose loader cannot be loaded fail their page, which never shows their keys instead', async () => {
  await expect(loadAreas(['folders'])).rejects.toThrow();
  expect(() => words('folders')).toThrow();
});

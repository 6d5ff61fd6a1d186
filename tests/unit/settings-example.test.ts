import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { settingNames } from '#server/env.ts';
import { describeSettings } from '../../scripts/run/settings-example.ts';

test('.env.example names every setting; node scripts/env-example.ts writes it', () => {
  const written = fs.readFileSync(path.resolve(import.meta.dirname, '../../.env.example'), 'utf8');
  expect(written).toBe(describeSettings());
  const names = [...written.matchAll(/^(?:# )?([A-Z][A-Z\d_]+)=/gm)].map(([, name]) => name);
  expect(names).toEqual(settingNames);
});

import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { settingNames } from '#server/platform/settings/settings.ts';
import { onlySettings } from '../../scripts/run/saved-settings.ts';
import { describeSettings } from '../../scripts/run/settings-example.ts';

test('.env.example names every setting; node scripts/run/env-example.ts writes it', () => {
  const written = fs.readFileSync(path.resolve(import.meta.dirname, '../../.env.example'), 'utf8');
  expect(written).toBe(describeSettings());
  const names = [...written.matchAll(/^(?:# )?([A-Z][A-Z\d_]+)=/gm)].map(([, name]) => name);
  expect(names).toEqual(settingNames);
});

test('the settings that npm start saves hold no other variable of the shell', () => {
  const shell = {
    AWS_SECRET_ACCESS_KEY: 'x',
    HOME: '/home/ana',
    NODE_ENV: 'test',
    S3_BUCKET: 'files',
    BRAND_NAME: 'Shop',
  };
  expect(onlySettings(shell)).toEqual({ S3_BUCKET: 'files', BRAND_NAME: 'Shop' });
});

import fs from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { readEnv, settingNames } from '#server/env.ts';
import { findDemoSettings } from '#server/operations/demo-values.ts';
import { inRoot } from '../../scripts/run/paths.ts';
import { publicSettings } from '../support/public-settings.ts';

const serviceSchema = z.object({
  image: z.string().optional(),
  ports: z.array(z.string()).default([]),
  environment: z.record(z.string(), z.string()).default({}),
  build: z.object({ args: z.record(z.string(), z.string()) }).optional(),
  healthcheck: z.object({ test: z.array(z.string()) }).optional(),
});
const composeSchema = z.object({
  services: z.object({
    proxy: serviceSchema,
    app: serviceSchema,
    database: serviceSchema,
    store: serviceSchema,
    bucket: serviceSchema,
  }),
});

const { services } = composeSchema.parse(parse(fs.readFileSync(inRoot('compose.yaml'), 'utf8'), { merge: true }));
const { app } = services;

/** Settled by the image, or of no use to a product that takes real orders. */
const notPassedOn = ['HOST', 'PORT', 'CLIENT_DIR', 'S3_SSE_KMS_KEY_ID', 'STRIPE_API_URL', 'SANDBOX_TRANSLATIONS'];
const brandNames = [...fs.readFileSync(inRoot('shared/brand.ts'), 'utf8').matchAll(/'(BRAND_[A-Z_]+)'/g)].map(
  ([, name = '']) => name,
);

/** What Docker puts in place of `${NAME}`, `${NAME:-default}` and `${NAME:?reason}`. */
function filledIn(environment: Record<string, string>, given: Record<string, string>): Record<string, string> {
  const fill = (text: string) =>
    text.replaceAll(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_whole, name: string, kind?: string, rest?: string): string => {
      const value = given[name] ?? (kind === '-' ? (rest ?? '') : '');
      if (value === '' && kind === '?') throw new Error(`${name}: ${rest}`);
      return value;
    });
  return Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, fill(value)]));
}

const { STAGING: _, SANDBOX_TRANSLATIONS: __, ...own } = publicSettings;
const required = {
  ...own,
  POSTGRES_PASSWORD: 'quiet',
  S3_ACCESS_KEY_ID: 'application',
  S3_SECRET_ACCESS_KEY: 'its secret',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  SMTP_URL: 'smtps://mail.example',
};

test('compose.yaml passes on every setting of the product, and no other', () => {
  expect(Object.keys(app.environment).toSorted()).toEqual(
    [...settingNames.filter((name) => !notPassedOn.includes(name)), ...brandNames].toSorted(),
  );
  expect(Object.keys(app.build?.args ?? {}).toSorted()).toEqual(brandNames.toSorted());
});

test('with its required settings alone the product of compose.yaml can start', async () => {
  const env = readEnv(filledIn(app.environment, required));
  expect(env).toMatchObject({ publicUrl: own.PUBLIC_URL, trustProxy: 'uniquelocal', metricsPort: 9464 });
  expect(await findDemoSettings({ ...env, clientDir: 'none' })).toEqual([]);
  for (const name of Object.keys(required)) {
    expect(() => filledIn(app.environment, { ...required, [name]: '' })).toThrow(name);
  }
});

test('only the proxy of compose.yaml is published, and it waits for readiness', () => {
  const published = Object.entries(services).flatMap(([name, { ports }]) => (ports.length > 0 ? [name] : []));
  expect(published).toEqual(['proxy']);
  expect(services.proxy.ports.join()).not.toContain(app.environment['METRICS_PORT']);
  expect(app.healthcheck?.test.join(' ')).toContain('/health/ready');
});

test('the application of compose.yaml does not hold the root key of the object store', () => {
  const rootKeys = Object.values(services.store.environment).map((value) => /\w+_ROOT_\w+/.exec(value)?.[0] ?? '');
  expect(rootKeys).toHaveLength(2);
  for (const name of rootKeys) expect(JSON.stringify(app)).not.toContain(name);
});

test('each image of compose.yaml has a version', () => {
  for (const { image } of Object.values(services)) if (image !== undefined) expect(image).toMatch(/:v?\d+/);
});

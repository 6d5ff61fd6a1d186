import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { readEnv } from '#server/env.ts';
import { findDemoSettings } from '#server/operations/demo-values.ts';
import { secretSettings } from '#server/platform/settings/secret-files.ts';
import { settingNames } from '#server/platform/settings/settings.ts';
import { inRoot } from '../../scripts/run/paths.ts';
import { publicSettings } from '../support/public-settings.ts';

const serviceSchema = z.object({
  image: z.string().optional(),
  profiles: z.array(z.string()).default([]),
  ports: z.array(z.string()).default([]),
  command: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  environment: z.record(z.string(), z.string()).default({}),
  build: z.object({ args: z.record(z.string(), z.string()) }).optional(),
  healthcheck: z.object({ test: z.array(z.string()) }).optional(),
  deploy: z.object({ resources: z.object({ limits: z.object({ cpus: z.string(), memory: z.string() }) }) }),
});
const composeSchema = z.object({
  services: z.object({
    proxy: serviceSchema,
    app: serviceSchema,
    'web-1': serviceSchema,
    'web-2': serviceSchema,
    balancer: serviceSchema,
    pooler: serviceSchema,
    redis: serviceSchema,
    backup: serviceSchema,
    database: serviceSchema,
    store: serviceSchema,
    bucket: serviceSchema,
  }),
});

const read = (file: string) => fs.readFileSync(inRoot(file), 'utf8');
const compose: unknown = parse(read('compose.yaml'), { merge: true });
const { services } = composeSchema.parse(compose);
const { app } = services;

/** Settled by the image, or of no use to a product that takes real orders. */
const notPassedOn = ['HOST', 'PORT', 'CLIENT_DIR', 'S3_SSE_KMS_KEY_ID', 'STRIPE_API_URL', 'SANDBOX_TRANSLATIONS'];
const brandNames = [...fs.readFileSync(inRoot('shared/brand.ts'), 'utf8').matchAll(/'(BRAND_[A-Z_]+)'/g)].map(
  ([, name = '']) => name,
);

/** What Docker puts in place of `${NAME}`, `${NAME:-default}`, `${NAME-default}` and `${NAME:?reason}`, which may hold others. */
function filledIn(environment: Record<string, string>, given: Record<string, string>): Record<string, string> {
  const innermost = /\$\{(\w+)(?:(:?[-?])([^${}]*))?\}/;
  const replace = (_whole: string, name: string, kind = '', rest = ''): string => {
    const value = given[name];
    if (kind === '-') return value ?? rest;
    if (value !== undefined && value !== '') return value;
    if (kind.endsWith('?')) throw new Error(`${name}: ${rest}`);
    return rest;
  };
  const fill = (text: string): string => (innermost.test(text) ? fill(text.replace(innermost, replace)) : text);
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
    [
      ...settingNames.filter((name) => !notPassedOn.includes(name)),
      ...brandNames,
      ...secretSettings.map((name) => `${name}_FILE`),
    ].toSorted(),
  );
  expect(Object.keys(app.build?.args ?? {}).toSorted()).toEqual(brandNames.toSorted());
});

test('with its required settings alone the product of compose.yaml can start', async () => {
  const env = readEnv(filledIn(app.environment, required));
  expect(env).toMatchObject({ publicUrl: own.PUBLIC_URL, trustProxy: 'uniquelocal', metricsPort: 9464 });
  expect(await findDemoSettings({ ...env, clientDir: 'none' })).toEqual([]);
  for (const name of Object.keys(required)) {
    if (name === 'POSTGRES_PASSWORD') continue;
    const start = () => readEnv(filledIn({ ...app.environment, ...app.build?.args }, { ...required, [name]: '' }));
    expect(start, name).toThrow(name);
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

test('each image has an exact version, and renovate pins its digest', () => {
  const images = Object.values(services).flatMap(({ image }) => image ?? []);
  const built = [...read('Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, image = '']) => image);
  for (const image of [...images, ...built])
    expect(image).toMatch(/:v?\d+\.\d+(\.\d+)?(-[\w.]+)?(@sha256:[\da-f]{64})?$/);
  expect(JSON.parse(read('renovate.json'))).toMatchObject({ pinDigests: true });
});

test('compose.yaml fits the published schema', () => {
  const { $schema: _version, ...schema } = z.looseObject({}).parse(JSON.parse(read('tests/support/compose-spec.json')));
  const isValid = new Ajv({ strict: false, validateFormats: false }).compile(schema);
  expect(isValid(compose), JSON.stringify(isValid.errors)).toBe(true);
  expect(isValid({ services: { app: { imagee: 'x' } } })).toBe(false);
});

test.runIf(hasDockerCompose())(
  'Docker reads compose.yaml, with the profile and without',
  { meta: { needs: 'Docker Compose' } },
  () => {
    const env = { ...process.env, ...required, STORE_ROOT_ACCESS_KEY: 'root', STORE_ROOT_SECRET_KEY: 'its secret' };
    for (const profile of [[], ['--profile', 'scale']]) {
      execFileSync('docker', ['compose', ...profile, 'config', '--quiet'], { cwd: inRoot('.'), env });
    }
  },
);

function hasDockerCompose(): boolean {
  return spawnSync('docker', ['compose', 'version'], { stdio: 'ignore' }).status === 0;
}

test('each service has limits of memory and CPU, and each that goes on running a health check or is the proxy', () => {
  for (const [name, { deploy, healthcheck }] of Object.entries(services)) {
    expect(deploy.resources.limits.memory, name).toMatch(/^\d+m$/);
    expect(Number(deploy.resources.limits.cpus), name).toBeGreaterThan(0);
    if (name !== 'proxy' && name !== 'bucket') expect(healthcheck, name).toBeDefined();
  }
});

test('the profile `scale` adds two web processes, nginx, PgBouncer and Redis, and makes the application the worker', () => {
  const added = Object.entries(services).flatMap(([name, { profiles }]) => (profiles.includes('scale') ? [name] : []));
  expect(added).toEqual(['web-1', 'web-2', 'balancer', 'pooler', 'redis']);
  const scale: Record<string, string> = {};
  for (const [, name = '', value = ''] of read('server/operations/scale.env').matchAll(/^([A-Z_]+)=(.*)$/gm)) {
    scale[name] = value;
  }
  const { POSTGRES_PASSWORD } = required;
  const given = { ...required, ...filledIn(scale, { POSTGRES_PASSWORD }) };
  const roles = (['app', 'web-1', 'web-2'] as const).map((name) =>
    readEnv(filledIn(services[name].environment, given)),
  );
  expect(roles.map(({ role }) => role)).toEqual(['worker', 'web', 'web']);
  for (const env of roles) {
    expect(env).toMatchObject({
      databaseUrl: 'postgres://app:quiet@pooler:6432/app',
      databaseDirectUrl: 'postgres://app:quiet@database:5432/app',
      namedStatements: true,
      redis: { url: 'redis://redis:6379' },
    });
  }
  expect(filledIn({ to: services.proxy.command.at(-1) ?? '' }, given)).toEqual({ to: 'balancer:8080' });
  expect(services.pooler.environment).toMatchObject({ POOL_MODE: 'transaction', LISTEN_PORT: '6432' });
  const nginx = read('server/operations/nginx.conf');
  expect([...nginx.matchAll(/^ +server (\S+) (.*);$/gm)].map(([, address, rest]) => [address, rest])).toEqual([
    ['web-1:3000', 'max_fails=0'],
    ['web-2:3000', 'max_fails=0'],
  ]);
});

test('backups are made each day, kept in number, drilled, and their age is checked', () => {
  const { backup } = services;
  const script = backup.command.join();
  expect(script).toMatch(/cli\.js backup \/backups --keep .*cli\.js drill \/backups/s);
  expect(filledIn({ keep: backup.environment['BACKUP_KEEP'] ?? '' }, {})).toEqual({ keep: '14' });
  expect(backup.healthcheck?.test.join(' ')).toContain('/backups/verified');
  expect(backup.volumes).toContain('backups:/backups');
});

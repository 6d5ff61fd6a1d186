import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import type { Env } from '#server/env.ts';
import type { Db } from '#server/platform/db/client.ts';
import { isLoopback } from '#server/platform/settings/settings.ts';
import { brandSettings, demoBrand, type Brand } from '#shared/brand.ts';
import { buildFacts, buildFactsFile } from '#shared/build-facts.ts';
import { inputsFile, renderingFolder } from '#shared/rendering.ts';

/*
 * Values of the demo, which a public address must not show: brand, sender, keys, pages and logins whose passwords are published.
 * Each finding names the setting or place.
 */

/** Secrets published in the source code. */
const publishedSecrets = new Set(['sandbox-secret', 'a secret of thirty-two characters or more']);
/** Reserved domains (RFC 2606, RFC 6761). */
const reservedDomain = /(^|[.@])(example|test|invalid|localhost|example\.(com|net|org))$/i;

/** Of settings and built pages; empty on loopback. */
export async function findDemoSettings(env: Env): Promise<string[]> {
  if (isLoopback(env.publicUrl)) return [];
  return [...findBrand(env), ...findSenders(env), ...findKeys(env), ...(await findPages(env))];
}

/** Accounts of the demo; empty on loopback. */
export async function findDemoLogins(env: Env, db: Db): Promise<string[]> {
  if (isLoopback(env.publicUrl)) return [];
  const { rows } = await sql<{ email: string }>`
    select email from profiles where lower(email) like '%@demo.example' order by email limit 10`.execute(db);
  return rows.length === 0 ? [] : [`demo logins in the database (${rows.map(({ email }) => email).join(', ')})`];
}

/** One sentence that names all of `found`. */
export function describeDemoValues({ publicUrl }: Env, found: readonly string[]): string {
  return `PUBLIC_URL is public (${publicUrl}), and these are still the demo's: ${found.join(', ')}.`;
}

function findBrand({ brand }: Env): string[] {
  return demoBrandKeys.filter((key) => brand[key] === demoBrand[key]).map((key) => brandSettings[key]);
}

/** Excludes the disclaimer, which is valid for any brand. */
const demoBrandKeys = [
  'mark',
  'name',
  'legalName',
  'address',
  'domain',
  'supportEmail',
  'supportPhone',
  'chatUrl',
] as const satisfies readonly (keyof Brand)[];

function findSenders({ mail, brand }: Env): string[] {
  const domains: [string, string | undefined][] = [
    ['MAIL_FROM', mail.from],
    ['MAIL_BOUNCE_ADDRESS', mail.bounceAddress],
    ['BRAND_DOMAIN', brand.domain === demoBrand.domain ? undefined : brand.domain],
    ['BRAND_SUPPORT_EMAIL', brand.supportEmail === demoBrand.supportEmail ? undefined : brand.supportEmail],
  ];
  return domains.flatMap(([name, value]) =>
    value !== undefined && reservedDomain.test(value) ? [`${name} (${value})`] : [],
  );
}

function findKeys({ stripe, storage, appSecrets, isStaging }: Env): string[] {
  const isTestKey = /^[sr]k_test_/.test(stripe.secretKey);
  const isStandIn = stripe.apiUrl !== undefined && isLoopback(stripe.apiUrl);
  return [
    ...(isTestKey && !isStaging ? ['STRIPE_SECRET_KEY (a test key, which STAGING=true allows)'] : []),
    ...(isStandIn && !isStaging ? ['STRIPE_API_URL (a stand-in, which STAGING=true allows)'] : []),
    ...(publishedSecrets.has(storage.credentials?.secretAccessKey ?? '') ? ['S3_SECRET_ACCESS_KEY'] : []),
    ...(appSecrets.some((secret) => publishedSecrets.has(secret)) ? ['APP_SECRET'] : []),
  ];
}

/** A client of another origin has no such file. Throws when it cannot be read, since its pages would go unchecked. */
async function findPages({ clientDir, brand, role }: Env): Promise<string[]> {
  if (role === 'worker') return [];
  const file = path.join(clientDir, buildFactsFile);
  if (!existsSync(file)) return [];
  const built = buildFacts.parse(JSON.parse(await fs.readFile(file, 'utf8')));
  // Pages are rendered again with the brand in force.
  const canRender = existsSync(path.join(clientDir, renderingFolder, inputsFile));
  const others = Object.entries(brand).filter(([key, value]) => built.brand[key] !== value);
  return [
    ...(built.hasSamples ? ['pages with sample figures and testimonials (CLIENT_DIR)'] : []),
    ...(others.length > 0 && !canRender ? ['pages built with another brand (CLIENT_DIR)'] : []),
  ];
}

import { z } from 'zod';
import { readPemCertificates } from '#server/platform/signing/pem.ts';
import { parseWitness, type Witness } from '#server/platform/signing/signed-note.ts';
import { statedDays } from '#shared/legal.ts';
import { withSecretFiles } from './secret-files.ts';

/** Names, defaults and rules of the environment variables; `.env.example` is written from them. */

const vapidPublicKey = z.string().regex(/^[\w-]{87}$/);
const vapidPrivateKey = z.string().regex(/^[\w-]{43}$/);
const list = z
  .string()
  .default('')
  .transform((value) =>
    value
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  );

const pemCertificates = z.string().transform((text, context): Uint8Array[] => {
  try {
    return readPemCertificates(text);
  } catch {
    context.addIssue({ code: 'custom', message: 'no PEM certificate' });
    return z.NEVER;
  }
});

function readWitnesses(values: readonly string[], context: z.RefinementCtx): Witness[] {
  const found = values.flatMap((value) => parseWitness(value) ?? []);
  const isDistinct = new Set(found.map(({ key }) => key.name)).size === values.length;
  if (found.length === values.length && isDistinct) return found;
  context.addIssue({ code: 'custom', message: 'not <address>#<verifier key>, each name once' });
  return z.NEVER;
}

const schema = z.object({
  /** Address to listen on. */
  HOST: z.string().default('0.0.0.0'),
  /** Port to listen on; 0 is any free one. */
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** Public origin, for example https://example.com. */
  PUBLIC_URL: z.url().transform((value) => value.replace(/(?<!\/)\/+$/, '')),
  /** Signs file links and mailed tokens; at least 32 characters; several, separated by commas, while one is rotated. */
  APP_SECRET: z.string().min(32),
  /** PostgreSQL, for example postgres://user:password@host/database. */
  DATABASE_URL: z.string().min(1),
  /** Prepared statements behind a pooler: `on` for PgBouncer 1.21 or newer with `max_prepared_statements`. */
  DATABASE_NAMED_STATEMENTS: z.stringbool().optional(),
  /** The same database without a pooler, where DATABASE_URL names one. */
  DATABASE_DIRECT_URL: z.string().min(1).optional(),
  /** Streaming replica for staff reports and lists; empty: read from the primary. */
  DATABASE_REPLICA_URL: z.string().min(1).optional(),
  /** Empty database of restore drills, emptied after each; empty: `cli drill` creates one and drops it, which needs CREATEDB. */
  DRILL_DATABASE_URL: z.string().min(1).optional(),
  /** Redis or Valkey for change signals between processes, for example redis://host:6379; empty: PostgreSQL carries them. */
  REDIS_URL: z.url().optional(),
  /** Seconds between polls of a subscriber, since Redis may lose signals. */
  REDIS_LOOK_AGAIN_SECONDS: z.coerce.number().min(0.1).max(3600).default(30),
  /** `web` serves requests, `worker` runs jobs, `all` both. */
  ROLE: z.enum(['web', 'worker', 'all']).default('all'),
  /** `off` does not migrate, and stays unready until the schema fits; `only` migrates and exits. */
  MIGRATE: z.enum(['on', 'off', 'only']).default('on'),
  /** Seconds, at most 60, between turning unready and closing the port, for a load balancer to notice. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(60).default(0),
  /** Port for /metrics and /health alone, in a private network; empty: none. */
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  /** Bearer token of /metrics on the main port, at least 16 characters; empty: not served there. */
  METRICS_TOKEN: z.string().min(16).optional(),
  /** S3-compatible object store; leave empty for AWS itself. */
  S3_ENDPOINT: z.string().optional(),
  /** Region of the bucket. */
  S3_REGION: z.string().default('us-east-1'),
  /** Private bucket for every file. */
  S3_BUCKET: z.string().min(1),
  /** Access key that may read, write, list and delete in the bucket; empty: the AWS SDK's default credential chain. */
  S3_ACCESS_KEY_ID: z.string().optional(),
  /** Secret of the access key. */
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** Path-style addressing; by default `true` with S3_ENDPOINT and `false` at AWS. */
  S3_FORCE_PATH_STYLE: z.stringbool().optional(),
  /** KMS key of new objects (SSE-KMS); empty: the bucket's default. */
  S3_SSE_KMS_KEY_ID: z.string().optional(),
  /** Secret key of the Stripe account. */
  STRIPE_SECRET_KEY: z.string().min(1),
  /** Signing secrets of the webhook endpoint; several, separated by commas, while one is rotated. */
  STRIPE_WEBHOOK_SECRET: z.string().min(1),
  /** Another server with Stripe's API; leave empty for Stripe itself. */
  STRIPE_API_URL: z.url().optional(),
  /** `inclusive`: Stripe Tax computes the tax contained in the prices; set it up in Stripe first. Empty: no tax. */
  STRIPE_TAX: z.literal('inclusive').optional(),
  /** Mail server, for example smtps://user:password@host. */
  SMTP_URL: z.string().min(1),
  /** From address of mails. */
  MAIL_FROM: z.email().optional(),
  /** Envelope sender (Return-Path), which receives bounces; empty: MAIL_FROM. */
  MAIL_BOUNCE_ADDRESS: z.email().optional(),
  /** Signing secret of bounce reports to /webhooks/mail and of mails to /webhooks/inbound-mail; several while one is rotated. */
  MAIL_WEBHOOK_SECRET: z.string().min(16).optional(),
  /** VIES, which confirms VAT ids of customers and suppliers: https://ec.europa.eu/taxation_customs/vies/rest-api; empty: check digits decide. */
  VIES_URL: z.url().optional(),
  /** Virus scanner (clamd) for papers that come by mail, for example tcp://localhost:3310; empty: none. */
  CLAMD_URL: z.url({ protocol: /^tcp$/ }).optional(),
  /** URL where the translation workflow takes orders; empty: none. */
  TRANSLATION_WEBHOOK_URL: z.url().optional(),
  /** Signing secret of calls in both directions; several while one is rotated. */
  TRANSLATION_WEBHOOK_SECRET: z.string().optional(),
  /** Hosts (with port) from which delivered files may be fetched, besides the workflow's own. */
  TRANSLATION_FILE_HOSTS: list,
  /** Protocol of an outside translation engine: `libretranslate`, `deepl` or `chat` (chat completions); empty: no text of a document leaves the house. */
  TRANSLATION_ENGINE: z.enum(['libretranslate', 'deepl', 'chat']).optional(),
  /** Origin of the engine, for example https://api.deepl.com; of `chat` with its version, as http://localhost:8080/v1. */
  TRANSLATION_ENGINE_URL: z.url().optional(),
  /** API key of the engine; a LibreTranslate of one's own may need none. */
  TRANSLATION_ENGINE_KEY: z.string().min(1).optional(),
  /** Model that a `chat` engine is asked for. */
  TRANSLATION_ENGINE_MODEL: z.string().min(1).max(200).optional(),
  /** Characters that may be sent to the engine in a month (UTC), by all processes. */
  TRANSLATION_ENGINE_MONTHLY_CHARACTERS: z.coerce.number().int().min(1).default(500000),
  /** `true` with the embedded sandbox (`npm start`): deliveries say "Sandbox specimen"; loopback PUBLIC_URL only. */
  SANDBOX_TRANSLATIONS: z.stringbool().default(false),
  /** `false` starts the typesetting worker with a print alone, instead of with a `ROLE=all` process and an opened review. */
  TYPESETTER_WARM_UP: z.stringbool().default(true),
  /** PKCS #12 file, base64, that signs delivered PDFs; empty: the product makes its own key at the first start. */
  SIGNING_P12_BASE64: z.string().optional(),
  /** Passphrase of that file. */
  SIGNING_P12_PASSPHRASE: z.string().default(''),
  /** Outside signer (HSM, key management service) in place of a key here; its protocol is in server/platform/signing/README.md. */
  SIGNING_SERVICE_URL: z.url().optional(),
  /** Bearer token of the outside signer. */
  SIGNING_SERVICE_TOKEN: z.string().min(1).optional(),
  /** RFC 3161 timestamp authority, for example https://freetsa.org/tsr; empty: no timestamps. */
  TIMESTAMP_URL: z.url().optional(),
  /** PEM, or base64 of PEM, of the roots that the authority's certificate must chain to; empty: its chain is not checked. */
  TIMESTAMP_ROOTS: pemCertificates.optional(),
  /** CRLs of all issuers of the authority's certificate, and of an outside signer's; without them papers stay at B-T. */
  REVOCATION_LIST_URLS: list.pipe(z.array(z.url())),
  /** Witnesses of the certificate log as `<address>#<verifier key>` (C2SP tlog-witness, cosignature/v1), separated by commas. */
  WITNESS_URLS: list.transform(readWitnesses),
  /** Witnesses that must countersign a head; empty: more than half. */
  WITNESS_QUORUM: z.coerce.number().int().min(1).optional(),
  /** Addresses that are mailed a head of the certificate log once a day, separated by commas; best at other providers. */
  LOG_HEAD_MAILS: list.pipe(z.array(z.email())),
  /** VAPID keys (base64url) of push messages; empty: none are sent. `npx web-push generate-vapid-keys` makes a pair. */
  VAPID_PUBLIC_KEY: vapidPublicKey.optional(),
  /** The private one of the pair. */
  VAPID_PRIVATE_KEY: vapidPrivateKey.optional(),
  /** Origins of push services, `*.` for any host below; empty: those of Chrome, Firefox, Safari and Edge. */
  PUSH_SERVICES: list,
  /** `true`: authenticators and admins must turn on two-step sign-in first. */
  REQUIRE_STAFF_TOTP: z.stringbool().default(false),
  /** `true` marks a trial installation: with a public address, too, it may take Stripe's test keys. */
  STAGING: z.stringbool().default(false),
  /** Days from delivery until uploaded files are deleted; customers are notified 14 days before. */
  SOURCE_RETENTION_DAYS: z.coerce.number().int().min(30).max(3650).default(statedDays.sourceRetention),
  /** Collector of traces (OTLP over HTTP), for example http://collector:4318; empty: no tracing. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
  /** Service name of the traces. */
  OTEL_SERVICE_NAME: z.string().default('trueform-english'),
  /** Folder of the built client. */
  CLIENT_DIR: z.string().default('dist/client'),
  /** fatal, error, warn, info, debug or silent. */
  LOG_LEVEL: z.string().default('info'),
  /** `loopback`, or addresses of trusted proxies; empty: X-Forwarded-For is ignored. */
  TRUST_PROXY: z.string().optional(),
});

/** Names of all settings except the brand's. */
export const settingNames: readonly string[] = Object.keys(schema.shape);

export type Settings = z.infer<typeof schema>;

const missingMessage = 'Missing required environment variables: ';

/** True for an origin on the loopback interface. */
export function isLoopback(origin: string): boolean {
  const { hostname } = new URL(origin);
  return /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}

/** Throws when only one of two settings is given. */
function requireBoth(given: Record<string, string | undefined>, names: readonly [string, string]): void {
  const missing = names.filter((name) => given[name] === undefined);
  if (missing.length === 1) throw new Error(`${missingMessage}${missing.join()}`);
}

/** The settings that are given, with secrets from their files, and their values. Throws one Error that names every missing or invalid one. */
export function parseSettings(source: Readonly<Record<string, string | undefined>>): {
  given: Record<string, string | undefined>;
  value: Settings;
} {
  const given = withSecretFiles(
    Object.fromEntries(Object.entries(source).flatMap(([name, value]) => (value ? [[name, value]] : []))),
  );
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const names = [...new Set(parsed.error.issues.map((issue) => String(issue.path[0])))];
    const invalid = names.filter((name) => name in given);
    const hint = invalid.length > 0 ? ` (not understood: ${invalid.join(', ')})` : '';
    throw new Error(`${missingMessage}${names.join(', ')}${hint}`);
  }
  const value = parsed.data;
  if (value.TRANSLATION_WEBHOOK_URL && !value.TRANSLATION_WEBHOOK_SECRET) {
    throw new Error(`${missingMessage}TRANSLATION_WEBHOOK_SECRET`);
  }
  if (value.SANDBOX_TRANSLATIONS && !isLoopback(value.PUBLIC_URL)) {
    throw new Error('SANDBOX_TRANSLATIONS=true certifies specimens: it needs a PUBLIC_URL on localhost');
  }
  requireBoth(given, ['TRANSLATION_ENGINE', 'TRANSLATION_ENGINE_URL']);
  if (value.TRANSLATION_ENGINE === 'chat' && value.TRANSLATION_ENGINE_MODEL === undefined)
    throw new Error('TRANSLATION_ENGINE=chat needs TRANSLATION_ENGINE_MODEL');
  requireBoth(given, ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY']);
  requireBoth(given, ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']);
  requireBoth(given, ['SIGNING_SERVICE_URL', 'SIGNING_SERVICE_TOKEN']);
  if (value.SIGNING_SERVICE_URL && value.SIGNING_P12_BASE64) {
    throw new Error('SIGNING_P12_BASE64 and SIGNING_SERVICE_URL are both set: choose one');
  }
  if ((value.WITNESS_QUORUM ?? 0) > value.WITNESS_URLS.length) {
    throw new Error('WITNESS_QUORUM is above the number of WITNESS_URLS');
  }
  return { given, value };
}

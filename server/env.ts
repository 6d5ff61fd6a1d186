import { z } from 'zod';
import { resolveBrand, type Brand } from '#shared/brand.ts';

/**
 * The only reader of `process.env`. Every fault is said at once; an integration that may be absent is an object or null.
 */
export interface Env {
  host: string;
  port: number;
  /** Origin people see, without a trailing slash: links in mails and the cross-site check come from here. */
  publicUrl: string;
  /** The first one signs; all of them are accepted, so that a secret can be rotated. */
  appSecrets: [string, ...string[]];
  /** What this process does: answers people, does queued work, or both. */
  role: 'web' | 'worker' | 'all';
  /** Whether it migrates before it starts; `only` ends after it. */
  migrate: 'on' | 'off' | 'only';
  /** Seconds between saying that it is about to end and taking nobody new. */
  drainSeconds: number;
  /** Port for figures alone; null: none. */
  metricsPort: number | null;
  /** Bearer token of /metrics on the main port; null: not answered there. */
  metricsToken: string | null;
  databaseUrl: string;
  /** The same database without a pooler in between: for migrations, the queue and wake-ups. */
  databaseDirectUrl: string;
  /** A streaming replica that staff's figures are read from; null: none. */
  databaseReplicaUrl: string | null;
  /** Whether statements are prepared once for each connection; undefined: unless a pooler is in between. */
  namedStatements: boolean | undefined;
  /** Null: the database carries the wake-ups. `lookAgain`: milliseconds after which a follower looks unasked. */
  redis: { url: string; pollIntervalMs: number } | null;
  storage: {
    endpoint: string | undefined;
    region: string;
    bucket: string;
    /** Undefined: found the way the AWS SDK finds them (environment, profile, web identity, instance role). */
    credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
    forcePathStyle: boolean;
    /** Key that objects are encrypted with; undefined: the bucket's own setting. */
    kmsKeyId: string | undefined;
  };
  stripe: { secretKey: string; webhookSecrets: string[]; apiUrl: string | undefined };
  /** `webhookSecrets` undefined: no reports of bounces are taken. */
  mail: {
    smtpUrl: string;
    from: string;
    bounceAddress: string | undefined;
    webhookSecrets: [string, ...string[]] | undefined;
  };
  /** Null: no workflow; staff supply translations by hand. */
  translator: { url: string; secrets: [string, ...string[]]; fileHosts: string[] } | null;
  /** Whether the workflow is the embedded stand-in, whose drafts are delivered as specimens only. */
  sandboxTranslations: boolean;
  /** Whether the typesetting worker starts with the server, or with the first certificate. */
  typesetterWarmUp: boolean;
  /** Null: delivered files carry no PAdES signature. */
  signing: { p12Base64: string; passphrase: string } | null;
  /** Where traces are collected, by OTLP over HTTP; null: none are made. */
  telemetry: { endpoint: string; serviceName: string } | null;
  /** Authenticators and admins work only after they turned two-step sign-in on. */
  requireStaffTotp: boolean;
  clientDir: string;
  logLevel: string;
  /** Proxies in front of us that may name the caller's address: Express' `trust proxy`. */
  trustProxy: string | false;
  brand: Brand;
}

const list = z
  .string()
  .default('')
  .transform((value) =>
    value
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  );

const schema = z.object({
  /** Address to listen on. */
  HOST: z.string().default('0.0.0.0'),
  /** Port to listen on; 0 is any free one. */
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** Where people reach us, for example https://example.com. */
  PUBLIC_URL: z.url().transform((value) => value.replace(/\/+$/, '')),
  /** Signs file links and mailed tokens; at least 32 characters; several, separated by commas, while one is rotated. */
  APP_SECRET: z.string().min(32),
  /** PostgreSQL, for example postgres://user:password@host/database. */
  DATABASE_URL: z.string().min(1),
  /** Prepared statements behind a pooler: `on` for PgBouncer 1.21 or newer with `max_prepared_statements`. */
  DATABASE_NAMED_STATEMENTS: z.stringbool().optional(),
  /** The same database without a pooler in between, where DATABASE_URL leads to one. */
  DATABASE_DIRECT_URL: z.string().min(1).optional(),
  /** A streaming replica of it for staff's figures and histories; empty: the primary answers them. */
  DATABASE_REPLICA_URL: z.string().min(1).optional(),
  /** Redis or Valkey that carries wake-ups between processes, for example redis://host:6379; empty: the database does. */
  REDIS_URL: z.url().optional(),
  /** Seconds after which whoever follows something looks for it unasked, since Redis forgets what nobody heard. */
  REDIS_LOOK_AGAIN_SECONDS: z.coerce.number().min(0.1).max(3600).default(30),
  /** `web` answers people, `worker` does queued work, `all` both. */
  ROLE: z.enum(['web', 'worker', 'all']).default('all'),
  /** `off` leaves the database as it is, and waits unready until it is as needed; `only` migrates and ends. */
  MIGRATE: z.enum(['on', 'off', 'only']).default('on'),
  /** Seconds, at most 60, in which a balancer in front notices that this process is about to end. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(60).default(0),
  /** Port that answers /metrics and /health alone, for a network that people cannot reach; empty: none. */
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  /** Bearer token, at least 16 characters, with which the main port answers /metrics; empty: it does not. */
  METRICS_TOKEN: z.string().min(16).optional(),
  /** S3-compatible object store; leave empty for AWS itself. */
  S3_ENDPOINT: z.string().optional(),
  /** Region of the bucket. */
  S3_REGION: z.string().default('us-east-1'),
  /** Private bucket for every file. */
  S3_BUCKET: z.string().min(1),
  /** Static key that may read, write, list and delete in the bucket; empty: AWS' default credential chain. */
  S3_ACCESS_KEY_ID: z.string().optional(),
  /** Its secret. */
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** `true` puts the bucket in the path; by default so with S3_ENDPOINT, and not at AWS. */
  S3_FORCE_PATH_STYLE: z.stringbool().optional(),
  /** KMS key that objects are encrypted with (SSE-KMS); empty: as the bucket is set. */
  S3_SSE_KMS_KEY_ID: z.string().optional(),
  /** Secret key of the Stripe account. */
  STRIPE_SECRET_KEY: z.string().min(1),
  /** Signing secrets of the webhook endpoint; several, separated by commas, while one is rotated. */
  STRIPE_WEBHOOK_SECRET: z.string().min(1),
  /** Another host that speaks Stripe's API; leave empty for Stripe itself. */
  STRIPE_API_URL: z.url().optional(),
  /** Mail server, for example smtps://user:password@host. */
  SMTP_URL: z.string().min(1),
  /** Address that mail comes from. */
  MAIL_FROM: z.email().optional(),
  /** Envelope sender (Return-Path), which gets mail that could not be delivered; empty: MAIL_FROM. */
  MAIL_BOUNCE_ADDRESS: z.email().optional(),
  /** Shared secret of signed reports of bounces and complaints to /webhooks/mail; several while one is rotated. */
  MAIL_WEBHOOK_SECRET: z.string().min(16).optional(),
  /** Where the translation workflow takes orders; empty: none. */
  TRANSLATION_WEBHOOK_URL: z.url().optional(),
  /** Shared secret of the signed calls in both directions; several while one is rotated. */
  TRANSLATION_WEBHOOK_SECRET: z.string().optional(),
  /** Hosts (with port) that a delivered file may be fetched from; the workflow's own host is always one. */
  TRANSLATION_FILE_HOSTS: list,
  /** `true` where the embedded stand-in translates (`npm start`): deliveries say "Sandbox specimen"; loopback PUBLIC_URL only. */
  SANDBOX_TRANSLATIONS: z.stringbool().default(false),
  /** `false` starts the typesetting worker with the first certificate instead of with the server. */
  TYPESETTER_WARM_UP: z.stringbool().default(true),
  /** PKCS #12 file, base64, that signs delivered PDFs; empty: unsigned. */
  SIGNING_P12_BASE64: z.string().optional(),
  /** Passphrase of that file. */
  SIGNING_P12_PASSPHRASE: z.string().default(''),
  /** `true`: authenticators and admins must turn two-step sign-in on before they work. */
  REQUIRE_STAFF_TOTP: z.stringbool().default(false),
  /** Collector of traces (OTLP over HTTP), for example http://collector:4318; empty: none are made. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
  /** Name under which they appear. */
  OTEL_SERVICE_NAME: z.string().default('trueform-english'),
  /** Folder of the built client. */
  CLIENT_DIR: z.string().default('dist/client'),
  /** fatal, error, warn, info, debug or silent. */
  LOG_LEVEL: z.string().default('info'),
  /** `loopback`, or addresses of the proxies in front of us; empty: nobody may name the caller's address. */
  TRUST_PROXY: z.string().optional(),
});

/** Names of the settings, without those of the brand. */
export const settingNames: readonly string[] = Object.keys(schema.shape);

const textMark = 'Missing required environment variables: ';

function splitSecrets(value: string): [string, ...string[]] {
  const [first = '', ...rest] = value.split(',').map((part) => part.trim());
  return [first, ...rest.filter((part) => part !== '')];
}

/** Whether only programs of this machine can reach `origin`. */
export function isLoopback(origin: string): boolean {
  const { hostname } = new URL(origin);
  return /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}

/** Settings that mean nothing without each other. */
function requireBoth(given: Record<string, string | undefined>, names: readonly [string, string]): void {
  const missing = names.filter((name) => given[name] === undefined);
  if (missing.length === 1) throw new Error(`${textMark}${missing.join()}`);
}

/** Reads the settings. Throws one Error that names every missing or wrong one. */
export function readEnv(source: Readonly<Record<string, string | undefined>> = process.env): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const names = [...new Set(parsed.error.issues.map((issue) => String(issue.path[0])))];
    const wrong = names.filter((name) => name in given);
    const hint = wrong.length > 0 ? ` (not understood: ${wrong.join(', ')})` : '';
    throw new Error(`${textMark}${names.join(', ')}${hint}`);
  }
  const value = parsed.data;
  if (value.TRANSLATION_WEBHOOK_URL && !value.TRANSLATION_WEBHOOK_SECRET) {
    throw new Error(`${textMark}TRANSLATION_WEBHOOK_SECRET`);
  }
  if (value.SANDBOX_TRANSLATIONS && !isLoopback(value.PUBLIC_URL)) {
    throw new Error('SANDBOX_TRANSLATIONS=true certifies specimens: it needs a PUBLIC_URL on localhost');
  }
  requireBoth(given, ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']);
  const brand = resolveBrand(given);
  return {
    host: value.HOST,
    port: value.PORT,
    publicUrl: value.PUBLIC_URL,
    appSecrets: splitSecrets(value.APP_SECRET),
    role: value.ROLE,
    migrate: value.MIGRATE,
    drainSeconds: value.DRAIN_SECONDS,
    metricsPort: value.METRICS_PORT ?? null,
    metricsToken: value.METRICS_TOKEN ?? null,
    databaseUrl: value.DATABASE_URL,
    databaseDirectUrl: value.DATABASE_DIRECT_URL ?? value.DATABASE_URL,
    databaseReplicaUrl: value.DATABASE_REPLICA_URL ?? null,
    namedStatements: value.DATABASE_NAMED_STATEMENTS,
    redis: value.REDIS_URL ? { url: value.REDIS_URL, pollIntervalMs: value.REDIS_LOOK_AGAIN_SECONDS * 1000 } : null,
    storage: {
      endpoint: value.S3_ENDPOINT,
      region: value.S3_REGION,
      bucket: value.S3_BUCKET,
      credentials:
        value.S3_ACCESS_KEY_ID && value.S3_SECRET_ACCESS_KEY
          ? { accessKeyId: value.S3_ACCESS_KEY_ID, secretAccessKey: value.S3_SECRET_ACCESS_KEY }
          : undefined,
      forcePathStyle: value.S3_FORCE_PATH_STYLE ?? value.S3_ENDPOINT !== undefined,
      kmsKeyId: value.S3_SSE_KMS_KEY_ID,
    },
    stripe: {
      secretKey: value.STRIPE_SECRET_KEY,
      webhookSecrets: splitSecrets(value.STRIPE_WEBHOOK_SECRET),
      apiUrl: value.STRIPE_API_URL,
    },
    mail: {
      smtpUrl: value.SMTP_URL,
      from: value.MAIL_FROM ?? `no-reply@${brand.domain}`,
      bounceAddress: value.MAIL_BOUNCE_ADDRESS,
      webhookSecrets: value.MAIL_WEBHOOK_SECRET ? splitSecrets(value.MAIL_WEBHOOK_SECRET) : undefined,
    },
    translator:
      value.TRANSLATION_WEBHOOK_URL && value.TRANSLATION_WEBHOOK_SECRET
        ? {
            url: value.TRANSLATION_WEBHOOK_URL,
            secrets: splitSecrets(value.TRANSLATION_WEBHOOK_SECRET),
            fileHosts: [new URL(value.TRANSLATION_WEBHOOK_URL).host, ...value.TRANSLATION_FILE_HOSTS],
          }
        : null,
    sandboxTranslations: value.SANDBOX_TRANSLATIONS,
    typesetterWarmUp: value.TYPESETTER_WARM_UP,
    signing: value.SIGNING_P12_BASE64
      ? { p12Base64: value.SIGNING_P12_BASE64, passphrase: value.SIGNING_P12_PASSPHRASE }
      : null,
    telemetry: value.OTEL_EXPORTER_OTLP_ENDPOINT
      ? { endpoint: value.OTEL_EXPORTER_OTLP_ENDPOINT, serviceName: value.OTEL_SERVICE_NAME }
      : null,
    requireStaffTotp: value.REQUIRE_STAFF_TOTP,
    clientDir: value.CLIENT_DIR,
    logLevel: value.LOG_LEVEL,
    trustProxy: value.TRUST_PROXY ?? false,
    brand,
  };
}

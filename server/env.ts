import { resolveBrand, type Brand } from '#shared/brand.ts';
import { parseSettings, type Settings } from './platform/settings/settings.ts';
import type { Witness } from './platform/signing/signed-note.ts';

/** The settings, read from `process.env` here alone. An optional integration is an object or null. */
export interface Env {
  host: string;
  port: number;
  /** Public origin without a trailing slash, for links in mails and the CSRF guard. */
  publicUrl: string;
  /** The first signs; all are accepted, so that a secret can be rotated. */
  appSecrets: [string, ...string[]];
  /** Serves requests, runs jobs, or both. */
  role: 'web' | 'worker' | 'all';
  /** Whether to migrate at start; `only` exits afterwards. */
  migrate: 'on' | 'off' | 'only';
  /** Seconds between turning unready and closing the port. */
  drainSeconds: number;
  /** Port of the metrics server; null: none. */
  metricsPort: number | null;
  /** Bearer token of /metrics on the main port; null: not served there. */
  metricsToken: string | null;
  databaseUrl: string;
  /** The same database without a pooler, for migrations, the queue and the listener. */
  databaseDirectUrl: string;
  /** Streaming replica for staff reports; null: none. */
  databaseReplicaUrl: string | null;
  /** An empty database for restore drills; null: one is created and dropped. */
  drillDatabaseUrl: string | null;
  /** Prepared statements; undefined: on direct connections only. */
  namedStatements: boolean | undefined;
  /** Null: PostgreSQL carries change signals. Subscribers also poll, since Redis may lose signals. */
  redis: { url: string; pollIntervalMs: number } | null;
  storage: {
    endpoint: string | undefined;
    region: string;
    bucket: string;
    /** Undefined: the AWS SDK's default chain (environment, profile, web identity, instance role). */
    credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
    forcePathStyle: boolean;
    /** KMS key of new objects; undefined: the bucket's default. */
    kmsKeyId: string | undefined;
  };
  /** `hasInclusiveTax`: Stripe Tax reports the tax contained in the prices. */
  stripe: { secretKey: string; webhookSecrets: string[]; apiUrl: string | undefined; hasInclusiveTax: boolean };
  /** `webhookSecrets` undefined: bounce reports are refused. */
  mail: {
    smtpUrl: string;
    from: string;
    bounceAddress: string | undefined;
    webhookSecrets: [string, ...string[]] | undefined;
  };
  /** REST service of VIES; undefined: VAT ids are checked by their digits alone. */
  viesUrl: string | undefined;
  /** Virus scanner of papers that come by mail; undefined: none. */
  clamdUrl: string | undefined;
  /** Null: no translation workflow; staff upload translations. */
  translator: { url: string; secrets: [string, ...string[]]; fileHosts: string[] } | null;
  /** Outside engine that drafts what phrasebook and memory leave open; null: no text leaves the house. */
  translationEngine: {
    protocol: 'libretranslate' | 'deepl' | 'chat';
    url: string;
    key: string | undefined;
    /** Of a chat-completions service. */
    model: string | undefined;
    monthlyCharacters: number;
  } | null;
  /** The workflow is the embedded sandbox, whose drafts are delivered as specimens only. */
  sandboxTranslations: boolean;
  /** Start the typesetting worker ahead of a print: with a process of all roles, and when a review is opened. */
  typesetterWarmUp: boolean;
  /** PKCS #12 file in place of the product's own signing key. */
  signing: { p12Base64: string; passphrase: string } | null;
  /** Outside signer in place of the product's own signing key. */
  signingService: { url: string; token: string } | null;
  /** RFC 3161 authority; null: signatures carry no timestamp. Without `roots` its chain is not checked. */
  timestamps: { url: string; roots: readonly Uint8Array[] } | null;
  /** Revocation lists of the authority's and an outside signer's issuers. */
  revocationListUrls: readonly string[];
  /** Outsiders who countersign heads of the log, and how many of them must; null: none. */
  witnesses: { list: readonly Witness[]; quorum: number } | null;
  /** Recipients of the daily mail with a head of the log. */
  logHeadMails: readonly string[];
  /** OTLP collector of traces; null: no tracing. */
  telemetry: { endpoint: string; serviceName: string } | null;
  /** VAPID keys of push messages, and the origins of allowed push services; null: no push messages. */
  push: { publicKey: string; privateKey: string; subject: string; services: readonly string[] } | null;
  /** Authenticators and admins must turn on two-step sign-in first. */
  requireStaffTotp: boolean;
  /** From delivery until uploaded files are deleted. */
  sourceRetentionMs: number;
  /** A trial installation: test keys of Stripe are allowed with a public address. */
  isStaging: boolean;
  clientDir: string;
  logLevel: string;
  /** Trusted proxies, as Express' `trust proxy`; false: none. */
  trustProxy: string | false;
  brand: Brand;
}

/** Parses the settings. Throws one Error that names every missing or invalid one. */
export function readEnv(source: Readonly<Record<string, string | undefined>> = process.env): Env {
  const { given, value } = parseSettings(source);
  const brand = resolveBrand(given);
  return {
    ...processOf(value),
    ...databaseOf(value),
    storage: storageOf(value),
    stripe: {
      secretKey: value.STRIPE_SECRET_KEY,
      webhookSecrets: splitSecrets(value.STRIPE_WEBHOOK_SECRET),
      apiUrl: value.STRIPE_API_URL,
      hasInclusiveTax: value.STRIPE_TAX === 'inclusive',
    },
    mail: {
      smtpUrl: value.SMTP_URL,
      from: value.MAIL_FROM ?? `no-reply@${brand.domain}`,
      bounceAddress: value.MAIL_BOUNCE_ADDRESS,
      webhookSecrets: value.MAIL_WEBHOOK_SECRET ? splitSecrets(value.MAIL_WEBHOOK_SECRET) : undefined,
    },
    viesUrl: value.VIES_URL?.replace(/(?<!\/)\/+$/, ''),
    clamdUrl: value.CLAMD_URL,
    translator: translatorOf(value),
    translationEngine: engineOf(value),
    sandboxTranslations: value.SANDBOX_TRANSLATIONS,
    ...signaturesOf(value),
    push: pushOf(value, brand),
    requireStaffTotp: value.REQUIRE_STAFF_TOTP,
    sourceRetentionMs: value.SOURCE_RETENTION_DAYS * 24 * 60 * 60 * 1000,
    brand,
  };
}

function splitSecrets(value: string): [string, ...string[]] {
  const [first = '', ...rest] = value.split(',').map((part) => part.trim());
  return [first, ...rest.filter((part) => part !== '')];
}

function processOf(value: Settings) {
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
    telemetry: value.OTEL_EXPORTER_OTLP_ENDPOINT
      ? { endpoint: value.OTEL_EXPORTER_OTLP_ENDPOINT, serviceName: value.OTEL_SERVICE_NAME }
      : null,
    typesetterWarmUp: value.TYPESETTER_WARM_UP,
    isStaging: value.STAGING,
    clientDir: value.CLIENT_DIR,
    logLevel: value.LOG_LEVEL,
    trustProxy: value.TRUST_PROXY ?? (false as const),
  };
}

function databaseOf(value: Settings) {
  return {
    databaseUrl: value.DATABASE_URL,
    databaseDirectUrl: value.DATABASE_DIRECT_URL ?? value.DATABASE_URL,
    databaseReplicaUrl: value.DATABASE_REPLICA_URL ?? null,
    drillDatabaseUrl: value.DRILL_DATABASE_URL ?? null,
    namedStatements: value.DATABASE_NAMED_STATEMENTS,
    redis: value.REDIS_URL ? { url: value.REDIS_URL, pollIntervalMs: value.REDIS_LOOK_AGAIN_SECONDS * 1000 } : null,
  };
}

function storageOf(value: Settings): Env['storage'] {
  return {
    endpoint: value.S3_ENDPOINT,
    region: value.S3_REGION,
    bucket: value.S3_BUCKET,
    credentials:
      value.S3_ACCESS_KEY_ID && value.S3_SECRET_ACCESS_KEY
        ? { accessKeyId: value.S3_ACCESS_KEY_ID, secretAccessKey: value.S3_SECRET_ACCESS_KEY }
        : undefined,
    forcePathStyle: value.S3_FORCE_PATH_STYLE ?? value.S3_ENDPOINT !== undefined,
    kmsKeyId: value.S3_SSE_KMS_KEY_ID,
  };
}

function translatorOf(value: Settings): Env['translator'] {
  if (!value.TRANSLATION_WEBHOOK_URL || !value.TRANSLATION_WEBHOOK_SECRET) return null;
  return {
    url: value.TRANSLATION_WEBHOOK_URL,
    secrets: splitSecrets(value.TRANSLATION_WEBHOOK_SECRET),
    fileHosts: [new URL(value.TRANSLATION_WEBHOOK_URL).host, ...value.TRANSLATION_FILE_HOSTS],
  };
}

function engineOf(value: Settings): Env['translationEngine'] {
  if (!value.TRANSLATION_ENGINE || !value.TRANSLATION_ENGINE_URL) return null;
  return {
    protocol: value.TRANSLATION_ENGINE,
    url: value.TRANSLATION_ENGINE_URL.replace(/(?<!\/)\/+$/, ''),
    key: value.TRANSLATION_ENGINE_KEY,
    model: value.TRANSLATION_ENGINE_MODEL,
    monthlyCharacters: value.TRANSLATION_ENGINE_MONTHLY_CHARACTERS,
  };
}

function signaturesOf(value: Settings) {
  const { WITNESS_URLS: witnesses, WITNESS_QUORUM: quorum = Math.floor(witnesses.length / 2) + 1 } = value;
  return {
    signing: value.SIGNING_P12_BASE64
      ? { p12Base64: value.SIGNING_P12_BASE64, passphrase: value.SIGNING_P12_PASSPHRASE }
      : null,
    signingService:
      value.SIGNING_SERVICE_URL && value.SIGNING_SERVICE_TOKEN
        ? { url: value.SIGNING_SERVICE_URL, token: value.SIGNING_SERVICE_TOKEN }
        : null,
    timestamps: value.TIMESTAMP_URL ? { url: value.TIMESTAMP_URL, roots: value.TIMESTAMP_ROOTS ?? [] } : null,
    revocationListUrls: value.REVOCATION_LIST_URLS,
    logHeadMails: [...new Set(value.LOG_HEAD_MAILS.map((address) => address.toLowerCase()))],
    witnesses: witnesses.length > 0 ? { list: witnesses, quorum } : null,
  };
}

/** SSRF guard: a subscription names its own endpoint, so only the push services of the major browsers are allowed. */
const pushServices = [
  'https://fcm.googleapis.com',
  'https://updates.push.services.mozilla.com',
  'https://*.push.apple.com',
  'https://*.notify.windows.com',
];

function pushOf(value: Settings, brand: Brand): Env['push'] {
  if (!value.VAPID_PUBLIC_KEY || !value.VAPID_PRIVATE_KEY) return null;
  return {
    publicKey: value.VAPID_PUBLIC_KEY,
    privateKey: value.VAPID_PRIVATE_KEY,
    subject: `mailto:${brand.supportEmail}`,
    services: value.PUSH_SERVICES.length > 0 ? value.PUSH_SERVICES : pushServices,
  };
}

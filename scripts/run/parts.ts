import path from 'node:path';
import { resolveBrand } from '#shared/brand.ts';
import { startMail } from '../sandbox/mail.ts';
import { startObjectStore } from '../sandbox/object-store.ts';
import { startPayments } from '../sandbox/payments.ts';
import { startPostgres } from '../sandbox/postgres.ts';
import { startTimestamps } from '../sandbox/timestamp.ts';
import { startTranslator } from '../sandbox/translator.ts';
import { step } from './console.ts';
import { loadPorts, portOf, savePorts, type Ports } from './ports.ts';
import type { Secrets } from './secrets.ts';

export type Settings = Readonly<Record<string, string | undefined>>;

/** One embedded service: the settings it provides, and its stop function. */
interface Part {
  settings: Record<string, string>;
  ports: Ports;
  page?: Parts['pages'];
  stop(): Promise<void>;
}

export interface Parts {
  /** Settings of the started services; none for a service that the environment configures. */
  settings: Record<string, string>;
  /** Web pages of the embedded mail catcher, payments, workflow and timestamp authority. */
  pages: { mail?: string; payments?: string; translator?: string; timestamps?: string };
  stop(): Promise<void>;
}

interface Start {
  dataDir: string;
  given: Settings;
  secrets: Secrets;
  /** Origin at which the embedded services reach the application. */
  appUrl: string;
}

/** Inputs of the embedded services: a folder for each, and the previous run's ports. */
interface Place extends Omit<Start, 'dataDir'> {
  ports: Ports;
  inData: (name: string) => string;
}

async function database({ secrets, inData, ports }: Place): Promise<Part> {
  const password = secrets.databasePassword;
  const postgres = await startPostgres({ dir: inData('postgres'), port: ports.postgres, password });
  return { settings: { DATABASE_URL: postgres.url }, ports: { postgres: postgres.port }, stop: postgres.stop };
}

async function objectStore({ inData, ports }: Place): Promise<Part> {
  const store = await startObjectStore({ dir: inData('objects'), port: ports.objectStore });
  return {
    settings: {
      S3_ENDPOINT: store.endpoint,
      S3_BUCKET: store.bucket,
      S3_REGION: store.region,
      S3_ACCESS_KEY_ID: store.accessKeyId,
      S3_SECRET_ACCESS_KEY: store.secretAccessKey,
      S3_FORCE_PATH_STYLE: 'true',
    },
    ports: { objectStore: portOf(store.endpoint) },
    stop: store.stop,
  };
}

async function payments({ given, secrets, appUrl, inData, ports }: Place): Promise<Part> {
  const part = await startPayments({
    dir: inData('payments'),
    port: ports.payments,
    secretKey: secrets.stripeSecretKey,
    webhookSecret: secrets.stripeWebhookSecret,
    webhookUrl: `${appUrl}/webhooks/stripe`,
    merchantName: resolveBrand(given).name,
  });
  return {
    settings: {
      STRIPE_SECRET_KEY: secrets.stripeSecretKey,
      STRIPE_WEBHOOK_SECRET: secrets.stripeWebhookSecret,
      STRIPE_API_URL: part.url,
    },
    ports: { payments: part.port },
    page: { payments: part.url },
    stop: part.stop,
  };
}

async function translator({ secrets, inData, ports }: Place): Promise<Part> {
  const secret = secrets.translationSecret;
  const part = await startTranslator({ dir: inData('translator'), port: ports.translator, secret });
  return {
    settings: {
      TRANSLATION_WEBHOOK_URL: part.url,
      TRANSLATION_WEBHOOK_SECRET: secret,
      SANDBOX_TRANSLATIONS: 'true',
    },
    ports: { translator: portOf(part.url) },
    page: { translator: part.pageUrl },
    stop: part.stop,
  };
}

async function mail({ given, secrets, appUrl, inData, ports }: Place): Promise<Part> {
  const secret = given['MAIL_WEBHOOK_SECRET'] ?? `${secrets.translationSecret}-mail`;
  const inbound = { url: `${appUrl}/webhooks/inbound-mail`, secret: secret.split(',')[0] ?? secret };
  const part = await startMail({ dir: inData('mail'), smtpPort: ports.smtp, httpPort: ports.mail, inbound });
  return {
    settings: { SMTP_URL: part.smtpUrl, MAIL_WEBHOOK_SECRET: secret },
    ports: { smtp: portOf(part.smtpUrl), mail: portOf(part.url) },
    page: { mail: part.url },
    stop: part.stop,
  };
}

async function timestamps({ inData, ports }: Place): Promise<Part> {
  const part = await startTimestamps({ dir: inData('timestamps'), port: ports.timestamps });
  return {
    settings: {
      TIMESTAMP_URL: part.url,
      TIMESTAMP_ROOTS: Buffer.from(part.roots).toString('base64'),
      REVOCATION_LIST_URLS: part.crlUrl,
    },
    ports: { timestamps: portOf(part.url) },
    page: { timestamps: part.url },
    stop: part.stop,
  };
}

/** Starts the services that no setting configures, in parallel, with state under `dataDir` and the previous run's ports. */
export async function startParts({ dataDir, given, secrets, appUrl }: Start): Promise<Parts> {
  const ports = loadPorts(dataDir);
  const place = { given, secrets, appUrl, ports, inData: (name: string): string => path.join(dataDir, name) };

  const wanted = [
    { setting: 'DATABASE_URL', name: 'PostgreSQL', start: database },
    { setting: 'S3_ENDPOINT', name: 'object store', start: objectStore },
    { setting: 'STRIPE_SECRET_KEY', name: 'payments sandbox', start: payments },
    { setting: 'TRANSLATION_WEBHOOK_URL', name: 'translation sandbox', start: translator },
    { setting: 'SMTP_URL', name: 'mail catcher', start: mail },
    { setting: 'TIMESTAMP_URL', name: 'timestamp authority', start: timestamps },
  ].filter(({ setting }) => !given[setting]);
  const outcomes = await Promise.allSettled(wanted.map(({ name, start }) => step(name, () => start(place))));
  const parts = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  const stop = async (): Promise<void> => {
    await Promise.all(parts.map((part) => part.stop()));
  };
  const failure = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failure) {
    await stop();
    throw failure.reason;
  }
  savePorts(
    dataDir,
    parts.reduce<Ports>((all, part) => ({ ...all, ...part.ports }), ports),
  );
  return {
    settings: parts.reduce<Record<string, string>>((all, part) => ({ ...all, ...part.settings }), {}),
    pages: parts.reduce<Parts['pages']>((all, part) => ({ ...all, ...part.page }), {}),
    stop,
  };
}

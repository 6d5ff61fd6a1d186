import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { z } from 'zod';
import type { Env } from '#server/env.ts';
import { compileCacheEnv } from '#server/platform/processes/child.ts';

/** The server as a child process. */
export interface ServerProcess {
  /** Origin, without a trailing slash. */
  url: string;
  child: ChildProcess;
  /** Exit code or signal. */
  ended: Promise<number | string>;
  /** Output so far. */
  output(): string;
  /** Sends SIGTERM and waits for exit. */
  stop(): Promise<number | string>;
  /** Sends SIGKILL and waits for exit. */
  kill(): Promise<number | string>;
}

type Settings = Record<string, string>;

const root = path.resolve(import.meta.dirname, '../..');
const readyMessage = z.object({ ready: z.literal(true), port: z.number() });

/** Environment variables that `readEnv` parses into `env`. */
export function settingsOf(env: Env): Settings {
  return {
    TYPESETTER_WARM_UP: 'false',
    HOST: '127.0.0.1',
    PORT: '0',
    PUBLIC_URL: env.publicUrl,
    APP_SECRET: env.appSecrets.join(','),
    DATABASE_URL: env.databaseUrl,
    S3_ENDPOINT: env.storage.endpoint ?? '',
    S3_REGION: env.storage.region,
    S3_BUCKET: env.storage.bucket,
    S3_ACCESS_KEY_ID: env.storage.credentials?.accessKeyId ?? '',
    S3_SECRET_ACCESS_KEY: env.storage.credentials?.secretAccessKey ?? '',
    STRIPE_SECRET_KEY: env.stripe.secretKey,
    STRIPE_WEBHOOK_SECRET: env.stripe.webhookSecrets.join(','),
    STRIPE_API_URL: env.stripe.apiUrl ?? '',
    SMTP_URL: env.mail.smtpUrl,
    TRANSLATION_WEBHOOK_URL: env.translator?.url ?? '',
    TRANSLATION_WEBHOOK_SECRET: env.translator?.secrets.join(',') ?? '',
    SANDBOX_TRANSLATIONS: String(env.sandboxTranslations),
    LOG_LEVEL: 'warn',
  };
}

/** The server as it starts, of another release in `place`. */
export function spawnServer(settings: Settings, place = root): ChildProcess {
  return spawn(process.execPath, [path.join(place, 'server/main.ts')], {
    cwd: place,
    env: { PATH: process.env['PATH'], TZ: 'Asia/Kathmandu', ...compileCacheEnv('test-server'), ...settings },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
}

/** Starts the server and waits until it listens. Throws with its output when it exits first. */
export async function startServerProcess(settings: Settings, place = root): Promise<ServerProcess> {
  const child = spawnServer(settings, place);
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (printed += text));
  }
  const ended = new Promise<number | string>((resolve) => {
    child.once('exit', (code, signal) => resolve(code ?? signal ?? 'unknown'));
  });
  const failed = ended.then((how): never => {
    throw new Error(`the server ended (${how}) before it was ready:\n${printed}`);
  });
  const [message] = await Promise.race([once(child, 'message'), failed]);
  const { port } = readyMessage.parse(message);
  return {
    url: `http://127.0.0.1:${port}`,
    child,
    ended,
    output: () => printed,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
    kill: () => {
      child.kill('SIGKILL');
      return ended;
    },
  };
}

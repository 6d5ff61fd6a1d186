import fs from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Deps } from '#server/deps.ts';
import { startMail, type Mail } from '../../sandbox/mail.ts';
import { startPayments } from '../../sandbox/payments.ts';
import { findFreePort } from '../../sandbox/support/listen.ts';
import { hasPgBouncer, startPgBouncer } from '../../sandbox/support/pgbouncer.ts';
import { startRedis } from '../../sandbox/support/redis-server.ts';
import type { Child } from '../child.ts';
import { settingsFor, withDatabase } from '../environment.ts';
import { startNginx } from './nginx.ts';

/** One of the processes that may be killed. */
export interface Member {
  name: string;
  /** Another of its kind goes on meanwhile. */
  isReplicated: boolean;
  kill(): Promise<unknown>;
  /** Restarts it in its place; resolves once it works. */
  start(): Promise<unknown>;
}

/** Two web processes behind nginx and two workers, over PgBouncer, Redis and one PostgreSQL, with the stand-ins of card and mail. */
export interface Installation {
  /** Of nginx. */
  url: string;
  paymentsUrl: string;
  mail: Mail;
  /** The product's dependencies over the same database, in this process. */
  deps: Deps;
  members: readonly Member[];
  /** CPU time in microseconds of each process of the product now. */
  cpu(): { name: string; microseconds: number }[];
}

const webs = 2;
const workers = 2;

export function withInstallation<T>(work: (installation: Installation) => Promise<T>): Promise<T> {
  return withDatabase(async ({ deps, url: databaseUrl, startProduct, dir }) => {
    if (!(await hasPgBouncer())) throw new Error('pgbouncer is not installed');
    const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = settingsFor(databaseUrl);
    const [redis, pooler] = [await startRedis(), await startPgBouncer(databaseUrl)];
    const mail = await startMail({ dir: path.join(dir, 'mail') });
    const payments = await startPayments({
      ...{ dir: path.join(dir, 'payments'), secretKey, webhookSecret, merchantName: 'Bench' },
    });
    const webPorts: number[] = [];
    for (let count = 0; count < webs; count += 1) webPorts.push(await findFreePort());
    const port = await findFreePort();
    const url = `http://localhost:${port}`;
    const settings = {
      DATABASE_URL: pooler.url,
      DATABASE_DIRECT_URL: databaseUrl,
      REDIS_URL: redis.url,
      STRIPE_API_URL: payments.url,
      SMTP_URL: mail.smtpUrl,
      PUBLIC_URL: url,
      LOG_LEVEL: 'warn',
    };
    const running = new Map<string, Child>();
    const process = (name: string, own: Record<string, string>): Member => ({
      name,
      isReplicated: true,
      async kill() {
        const child = running.get(name)?.process;
        child?.kill('SIGKILL');
        while (child && child.exitCode === null && child.signalCode === null) await pause(10);
      },
      async start() {
        running.set(name, await startProduct({ ...settings, ...own }));
      },
    });
    const processes = [
      ...webPorts.map((web, index) => process(`web ${index + 1}`, { ROLE: 'web', PORT: String(web) })),
      ...Array.from({ length: workers }, (_one, index) => process(`worker ${index + 1}`, { ROLE: 'worker' })),
    ];
    for (const one of processes) await one.start();
    await fs.mkdir(path.join(dir, 'nginx'));
    const nginx = await startNginx({ dir: path.join(dir, 'nginx'), port, webPorts });
    payments.setWebhookUrl(`${url}/webhooks/stripe`);
    try {
      return await work({
        ...{ url, paymentsUrl: payments.url, mail, deps },
        members: [
          ...processes,
          { name: 'PgBouncer', isReplicated: false, ...pooler },
          { name: 'Redis', isReplicated: false, ...redis },
        ],
        cpu: () => [...running].map(([name, child]) => ({ name, microseconds: child.cpu() })),
      });
    } finally {
      await nginx.stop();
      await Promise.all([payments.stop(), mail.stop()]);
      // The processes end after this, and drain without them.
      await Promise.all([...running.values()].map((child) => child.stop()));
      await Promise.all([redis.remove(), pooler.stop()]);
    }
  });
}

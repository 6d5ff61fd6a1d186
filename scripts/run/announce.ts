import path from 'node:path';
import { startHub } from '../sandbox/hub.ts';
import { demoUsers } from '../seed/users.ts';
import { writeJson } from './atomic-file.ts';
import { loadPorts, portOf, savePorts } from './ports.ts';
import type { Workplace } from './workplace.ts';

/** Starts the hub page and writes `sandbox.json` with the same facts for programs. Returns the page's stop function. */
export async function announce(workplace: Workplace): Promise<() => Promise<void>> {
  const { dataDir, url, settings, parts } = workplace;
  const logins = Object.fromEntries(demoUsers.map(({ key, email, password }) => [key, { email, password }]));
  const ports = loadPorts(dataDir);
  const hub = await startHub({
    port: ports.hub,
    appUrl: url,
    links: [
      ...demoUsers.map(({ label, email, password }) => ({ label, value: email, note: `Password: ${password}` })),
      ...(parts.pages.mail ? [{ label: 'Mail', value: parts.pages.mail, note: 'Every mail that was sent' }] : []),
      ...(parts.pages.payments
        ? [{ label: 'Payments', value: parts.pages.payments, note: 'Card 4242 4242 4242 4242' }]
        : []),
      ...(parts.pages.translator ? [{ label: 'Translation workflow', value: parts.pages.translator }] : []),
      ...(parts.pages.timestamps ? [{ label: 'Timestamp authority', value: parts.pages.timestamps }] : []),
      { label: 'Database', value: settings.DATABASE_URL ?? '' },
      { label: 'Object store', value: settings.S3_ENDPOINT ?? '' },
    ],
  });
  savePorts(dataDir, { ...ports, hub: portOf(hub.url) });
  writeJson(
    path.join(dataDir, 'sandbox.json'),
    {
      url,
      databaseUrl: settings.DATABASE_URL,
      s3: {
        endpoint: settings.S3_ENDPOINT,
        bucket: settings.S3_BUCKET,
        region: settings.S3_REGION,
        accessKeyId: settings.S3_ACCESS_KEY_ID,
        secretAccessKey: settings.S3_SECRET_ACCESS_KEY,
      },
      mailUrl: parts.pages.mail,
      stripeUrl: parts.pages.payments,
      translatorUrl: parts.pages.translator,
      timestampUrl: parts.pages.timestamps ?? settings.TIMESTAMP_URL,
      sandboxUrl: hub.url,
      logins,
    },
    0o600,
  );
  console.log(`ready ${url}`);
  for (const { label, email, password } of demoUsers) console.log(`  ${label.padEnd(14)} ${email}  ${password}`);
  console.log(`  ${'Sandbox'.padEnd(14)} ${hub.url}  (mail, payments, translation, timestamps)`);
  return hub.stop;
}

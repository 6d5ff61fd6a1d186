import fs from 'node:fs';

/** Settings that are secrets: each may be given as a file, by its name with `_FILE`. */
export const secretSettings = [
  'APP_SECRET',
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_REPLICA_URL',
  'DRILL_DATABASE_URL',
  'REDIS_URL',
  'METRICS_TOKEN',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'SMTP_URL',
  'MAIL_WEBHOOK_SECRET',
  'TRANSLATION_WEBHOOK_SECRET',
  'TRANSLATION_ENGINE_KEY',
  'SIGNING_P12_BASE64',
  'SIGNING_P12_PASSPHRASE',
  'SIGNING_SERVICE_TOKEN',
  'VAPID_PRIVATE_KEY',
] as const;

type Given = Readonly<Record<string, string>>;

/**
 * The settings with each `NAME_FILE` replaced by `NAME`, the content of that file without the line break at its end. Throws one
 * Error that names every setting given twice, and every file that is unreadable or empty.
 */
export function withSecretFiles(given: Given): Given {
  const fromFiles: Record<string, string> = {};
  const faults: string[] = [];
  for (const name of secretSettings) {
    const file = given[`${name}_FILE`];
    if (file === undefined) continue;
    const text = readText(file);
    if (given[name] !== undefined) faults.push(`${name} and ${name}_FILE are both set: choose one`);
    else if (text === undefined || text === '') faults.push(`${name}_FILE: ${file} is unreadable or empty`);
    else fromFiles[name] = text;
  }
  if (faults.length > 0) throw new Error(faults.join('; '));
  return { ...given, ...fromFiles };
}

function readText(file: string): string | undefined {
  try {
    return fs.readFileSync(file, 'utf8').replace(/\r?\n$/, '');
  } catch {
    // The caller names the file.
    return undefined;
  }
}

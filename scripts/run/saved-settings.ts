import path from 'node:path';
import { z } from 'zod';
import { settingNames } from '#server/platform/settings/settings.ts';
import { readJson } from './atomic-file.ts';
import { dataDirOf } from './workplace.ts';

type Settings = Record<string, string | undefined>;

const saved = z.record(z.string(), z.string());

/** Settings of the environment, else those that `npm start` saved. Throws when neither exist. */
export function findSettings(): Settings {
  if (process.env.DATABASE_URL || process.env.DATABASE_URL_FILE) return process.env;
  const found = saved.safeParse(readJson(path.join(dataDirOf(process.env), 'server-settings.json')));
  if (!found.success) throw new Error('no settings: set DATABASE_URL, or run npm start first');
  return { ...process.env, ...found.data };
}

/** Picks the settings the product reads: the rest of the shell's environment stays out of the file. */
export function onlySettings(settings: Settings): Settings {
  const isSetting = (name: string) => settingNames.includes(name) || name.startsWith('BRAND_');
  return Object.fromEntries(Object.entries(settings).filter(([name]) => isSetting(name)));
}

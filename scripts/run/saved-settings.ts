import path from 'node:path';
import { z } from 'zod';
import { settingNames } from '#server/env.ts';
import { readJson } from './atomic-file.ts';
import { dataDirOf } from './workplace.ts';

type Settings = Record<string, string | undefined>;

const saved = z.record(z.string(), z.string());

/** The settings of the environment, or those of a running `npm start`. Throws when there are neither. */
export function findSettings(): Settings {
  if (process.env.DATABASE_URL) return process.env;
  const found = saved.safeParse(readJson(path.join(dataDirOf(process.env), 'server-settings.json')));
  if (!found.success) throw new Error('no settings: set DATABASE_URL, or run npm start first');
  return { ...process.env, ...found.data };
}

/** Those of `settings` that the product reads: what else stands in a shell is nobody's business. */
export function onlySettings(settings: Settings): Settings {
  const isSetting = (name: string) => settingNames.includes(name) || name.startsWith('BRAND_');
  return Object.fromEntries(Object.entries(settings).filter(([name]) => isSetting(name)));
}

import fs from 'node:fs';
import { statedDays } from '#shared/legal.ts';
import { inRoot } from './paths.ts';

const setting = /\/\*\* (?<help>[^\n]+?) \*\/\n {2}(?<name>[A-Z][A-Z\d_]+): (?<rule>[^\n]+)/g;

/** One entry per setting with its comment from `server/platform/settings/settings.ts`; optional settings are commented out. */
export function describeSettings(): string {
  const source = fs.readFileSync(inRoot('server/platform/settings/settings.ts'), 'utf8');
  const lines = [...source.matchAll(setting)].map(({ groups: { help = '', name = '', rule = '' } = {} }) => {
    const isOptional = /optional\(\)|default\(|: list|^list/.test(rule);
    const initial = /default\('?(?<value>[^')]*)'?\)/.exec(rule)?.groups?.['value'] ?? '';
    const value = initial.replace(/^statedDays\.(\w+)$/, (_match, days: string) =>
      String(Reflect.get(statedDays, days)),
    );
    return `# ${help}\n${isOptional ? '# ' : ''}${name}=${value}\n`;
  });
  return `# Settings of the server. Written by scripts/run/env-example.ts. A secret NAME may be given as NAME_FILE, the path of a file.\n\n${lines.join('\n')}`;
}

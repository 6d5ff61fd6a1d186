import fs from 'node:fs';

/** Writes `value` as JSON by rename, so that readers and interrupted writes never leave a partial file. */
export function writeJson(file: string, value: unknown, mode = 0o644): void {
  const unfinished = `${file}.${process.pid}.tmp`;
  fs.writeFileSync(unfinished, `${JSON.stringify(value, null, 2)}\n`, { mode });
  fs.renameSync(unfinished, file);
}

/** The parsed file; undefined when it does not exist. */
export function readJson(file: string): unknown {
  if (!fs.existsSync(file)) return undefined;
  return JSON.parse(fs.readFileSync(file, 'utf8')) as unknown;
}

import fs from 'node:fs';

/** Writes `value` as JSON so that a reader, or a kill at any moment, sees the old file or the new one, whole. */
export function writeJson(file: string, value: unknown, mode = 0o644): void {
  const unfinished = `${file}.${process.pid}.tmp`;
  fs.writeFileSync(unfinished, `${JSON.stringify(value, null, 2)}\n`, { mode });
  fs.renameSync(unfinished, file);
}

/** What the file holds; undefined when there is none. */
export function readJson(file: string): unknown {
  if (!fs.existsSync(file)) return undefined;
  return JSON.parse(fs.readFileSync(file, 'utf8')) as unknown;
}

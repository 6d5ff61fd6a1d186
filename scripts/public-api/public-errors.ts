import fs from 'node:fs';
import { catalogue, httpStatusOf, isErrorCode, type ErrorCode } from '#shared/errors.ts';
import { inRoot } from '../run/paths.ts';

/** What answers before or around a procedure or stream, signed links, and the codes of broken constraints. */
const around = [
  'server/{trpc,errors,app}.ts',
  'server/{public-api,transport,start,platform/http,platform/rate-limit,platform/settings}/**/*.ts',
  'server/features/documents/file-link.ts',
  'server/features/auth/{identity,api-key,sandbox,policy}.ts',
];

/** An error that callers of the public API can meet. */
export interface PublicError {
  code: ErrorCode;
  status: number;
  message: string;
}

/** `codes`, which operations raise, and those raised around them, by status. What only pages show is not among them. */
export function publicErrors(codes: readonly ErrorCode[]): PublicError[] {
  const files = fs.globSync(around, { cwd: inRoot('.') }).filter((file) => !file.endsWith('.d.ts'));
  const named = files.flatMap((file) => [...fs.readFileSync(inRoot(file), 'utf8').matchAll(/'([A-Z][A-Z_]+)'/g)]);
  // The typed client's own, where there was no answer.
  const own = named.flatMap(([, name]) => (isErrorCode(name) ? [name] : [])).concat('NETWORK');
  return [...new Set([...codes, ...own])]
    .map((code) => ({ code, status: httpStatusOf[catalogue[code].trpc], message: catalogue[code].message }))
    .toSorted((one, other) => one.status - other.status || (one.code < other.code ? -1 : 1));
}

import { AppError } from '#server/errors.ts';

/** The version of the API that answers: every answer names it, and a request may ask for it. */
export const versionHeader = 'Trueform-Version';

/** The newest version, which answers. */
export const apiVersion = '2026-11-23';
/** Dates from which the API changed incompatibly, oldest first. Additions do not make a version. */
const apiVersions = ['2026-11-22', apiVersion] as const;

/** Throws API_VERSION_UNKNOWN for a version that does not exist. */
export function requireKnownVersion(header: string | string[] | undefined): void {
  const known: readonly string[] = apiVersions;
  if (header === undefined || known.includes(String(header))) return;
  const version = String(header).slice(0, 20);
  throw new AppError('API_VERSION_UNKNOWN', { details: { version, newest: apiVersion } });
}

/** Answered by procedures, files and the REST paths; pages have no version. */
export function isApiPath(url: string | undefined): boolean {
  return url !== undefined && /^\/(trpc|files|api)(\/|$|\?)/.test(url);
}

export interface Deprecation {
  /** Date of the `Deprecation` header, and the last day on which the procedure responds. */
  since: `${number}-${number}-${number}`;
  sunset: `${number}-${number}-${number}`;
}

/** Procedures that will end, by path. */
export const deprecations: Readonly<Record<string, Deprecation>> = {};

/** Alternating names and values for a request that calls `paths`: of the procedure that ends first. */
export function deprecationHeaders(paths: readonly string[], table = deprecations): string[] {
  const [first] = paths
    .flatMap((path) => table[path] ?? [])
    .toSorted((one, other) => one.sunset.localeCompare(other.sunset));
  if (!first) return [];
  const since = Date.parse(first.since) / 1000;
  return ['Deprecation', `@${since}`, 'Sunset', new Date(first.sunset).toUTCString()];
}

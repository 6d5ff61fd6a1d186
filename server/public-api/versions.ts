import { AppError } from '#server/errors.ts';
import { apiVersion, isApiVersion, type ApiVersion } from '#shared/api-versions.ts';

/** Every response states its version; a request may select one. */
export const versionHeader = 'Trueform-Version';

/**
 * The version that a request asks for, else the one its key was made under, else the newest. Throws API_VERSION_UNKNOWN for a
 * version that does not exist.
 */
export function versionOf(header: string | string[] | undefined, key?: { apiVersion: ApiVersion } | null): ApiVersion {
  if (header === undefined) return key?.apiVersion ?? apiVersion;
  if (isApiVersion(header)) return header;
  throw new AppError('API_VERSION_UNKNOWN', { details: { version: String(header).slice(0, 20), newest: apiVersion } });
}

/** The `Trueform-Version` to state before the caller is authenticated, or for a request of an unknown version. */
export function announcedVersion(header: string | string[] | undefined): ApiVersion {
  return isApiVersion(header) ? header : apiVersion;
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

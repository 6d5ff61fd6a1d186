/** Versions of the public API: dates from which it changed incompatibly, oldest first. Additions do not make a version. */
export const apiVersions = ['2026-11-22', '2026-11-23', '2026-11-24'] as const;
export type ApiVersion = (typeof apiVersions)[number];

/** The newest version, which new keys are created with. */
export const apiVersion = apiVersions[2] satisfies ApiVersion;

export function isApiVersion(value: unknown): value is ApiVersion {
  return apiVersions.some((version) => version === value);
}

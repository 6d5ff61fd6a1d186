const bearerPattern = /^bearer(?: +(.*))?$/is;

/** The credential of `Authorization: Bearer`, empty where it is missing; undefined for other schemes and no header. */
export function bearerOf(authorization: string | undefined): string | undefined {
  const [matched, credential = ''] = bearerPattern.exec(authorization?.trim() ?? '') ?? [];
  return matched === undefined ? undefined : credential;
}

/** One cookie's raw value from a `Cookie` header. Not decoded: decoding all cookies throws on a malformed one. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  const start = `${name}=`;
  const cookies = (header ?? '').split(';').map((part) => part.trim());
  return cookies.find((cookie) => cookie.startsWith(start))?.slice(start.length);
}

/** One cookie's value from a `Cookie` header, as it was sent: decoding every cookie would throw at a malformed neighbour. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  const start = `${name}=`;
  const cookies = (header ?? '').split(';').map((part) => part.trim());
  return cookies.find((cookie) => cookie.startsWith(start))?.slice(start.length);
}

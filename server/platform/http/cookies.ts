import type { Env } from '#server/env.ts';
import { limits } from '#shared/limits.ts';

/** Reads cookies, and makes the one of device tokens: a token per account that signed in with this browser, the latest last. */

const maxTokens = 5;
const cookiePattern = /^[\w-]{43}(?:\.[\w-]{43})*$/;

function cookieName({ publicUrl }: Pick<Env, 'publicUrl'>): string {
  return publicUrl.startsWith('https://') ? '__Host-device' : 'device';
}

export function readDeviceTokens(env: Pick<Env, 'publicUrl'>, cookieHeader: string | undefined): string[] {
  const value = readCookie(cookieHeader, cookieName(env));
  return value !== undefined && cookiePattern.test(value) ? value.split('.').slice(-maxTokens) : [];
}

/** The Set-Cookie value with `token` appended to the browser's other tokens. */
export function deviceCookie(env: Pick<Env, 'publicUrl'>, others: readonly string[], token: string): string {
  const tokens = [...others.filter((other) => other !== token), token].slice(-maxTokens);
  const secure = env.publicUrl.startsWith('https://') ? '; Secure' : '';
  const maxAge = String(limits.knownDeviceMs / 1000);
  return `${cookieName(env)}=${tokens.join('.')}; HttpOnly; Max-Age=${maxAge}; Path=/; SameSite=Lax${secure}`;
}

/** One cookie's raw value from a `Cookie` header. Not decoded: decoding all cookies throws on a malformed one. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  const start = `${name}=`;
  const cookies = (header ?? '').split(';').map((part) => part.trim());
  return cookies.find((cookie) => cookie.startsWith(start))?.slice(start.length);
}

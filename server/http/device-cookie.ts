import type { Env } from '#server/env.ts';
import { limits } from '#shared/limits.ts';
import { readCookie } from './read-cookie.ts';

/** The browser's device tokens: one for each account that has signed in with it, the latest last. */

const most = 5;
const shape = /^[\w-]{43}(?:\.[\w-]{43})*$/;

function cookieName({ publicUrl }: Pick<Env, 'publicUrl'>): string {
  return publicUrl.startsWith('https://') ? '__Host-device' : 'device';
}

export function readDeviceTokens(env: Pick<Env, 'publicUrl'>, cookieHeader: string | undefined): string[] {
  const value = readCookie(cookieHeader, cookieName(env));
  return value !== undefined && shape.test(value) ? value.split('.').slice(-most) : [];
}

/** The cookie that keeps `token` besides the browser's other ones. */
export function deviceCookie(env: Pick<Env, 'publicUrl'>, others: readonly string[], token: string): string {
  const tokens = [...others.filter((other) => other !== token), token].slice(-most);
  const secure = env.publicUrl.startsWith('https://') ? '; Secure' : '';
  const maxAge = String(limits.knownDeviceMs / 1000);
  return `${cookieName(env)}=${tokens.join('.')}; HttpOnly; Max-Age=${maxAge}; Path=/; SameSite=Lax${secure}`;
}

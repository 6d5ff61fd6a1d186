import type { Env } from '#server/env.ts';
import { readYourWritesSeconds } from '#server/platform/db/replica.ts';

/**
 * Marks a browser session with a recent write, for every process: its reads go to the primary until replicas have the write.
 * It holds no personal data.
 */

const cookieName = 'just-written';
const cookiePattern = new RegExp(`(?:^|;) *${cookieName}=1(?:;|$)`);

export function recentWriteCookie({ publicUrl }: Env): string {
  const secure = publicUrl.startsWith('https://') ? '; Secure' : '';
  return `${cookieName}=1; Max-Age=${readYourWritesSeconds}; Path=/trpc; HttpOnly; SameSite=Lax${secure}`;
}

export function hasRecentWrite(cookieHeader: string | undefined): boolean {
  return cookieHeader !== undefined && cookiePattern.test(cookieHeader);
}

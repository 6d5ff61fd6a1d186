import { readYourWritesSeconds } from '#server/db/replica.ts';
import type { Env } from '#server/env.ts';

/**
 * A browser remembers for some seconds that its person changed something, whichever process answers next: a replica may
 * not have it yet. It says nothing about anybody.
 */

const name = 'just-written';
const shape = new RegExp(`(?:^|;) *${name}=1(?:;|$)`);

export function recentWriteCookie({ publicUrl }: Env): string {
  const secure = publicUrl.startsWith('https://') ? '; Secure' : '';
  return `${name}=1; Max-Age=${readYourWritesSeconds}; Path=/trpc; HttpOnly; SameSite=Lax${secure}`;
}

export function hasRecentWrite(cookieHeader: string | undefined): boolean {
  return cookieHeader !== undefined && shape.test(cookieHeader);
}

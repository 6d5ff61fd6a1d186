import type { RequestHandler } from 'express';
import type { Env } from '#server/env.ts';

/** RFC 9116 recommends less than a year. */
const validDays = 180;

/** security.txt (RFC 9116): where to report vulnerabilities. */
export function securityText({ brand, publicUrl }: Pick<Env, 'brand' | 'publicUrl'>): RequestHandler {
  return (_request, response) => {
    const expires = new Date(Date.now() + validDays * 24 * 60 * 60 * 1000).toISOString();
    response
      .type('text/plain')
      .send(
        `Contact: mailto:${brand.supportEmail}\nExpires: ${expires}\nPreferred-Languages: en\nCanonical: ${publicUrl}/.well-known/security.txt\n`,
      );
  };
}

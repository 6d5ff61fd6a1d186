import { readSession } from '#server/features/auth/session.ts';
import { mailedToken } from '#server/platform/http/signed-token.ts';
import type { BuiltUser } from './factories.ts';
import type { Harness } from './harness.ts';

/** Signed-in browsers, and the tokens and mails of accounts. */

/** A cookie jar with callers for its current session. */
export function openBrowser(h: Harness, { ip, userAgent = 'test' }: { ip: string; userAgent?: string }) {
  const jar = new Map<string, string>();
  const setCookie = (serialized: string) => {
    const [name = '', value = ''] = (serialized.split(';', 1)[0] ?? '').split('=');
    if (value === '') jar.delete(name);
    else jar.set(name, value);
  };
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  return {
    cookie,
    async api() {
      const { user } = await readSession(h.deps, cookie());
      return h.caller(user, { ip, userAgent, setCookie, cookie: cookie() });
    },
    async signIn({ email, password }: Pick<BuiltUser, 'email' | 'password'>) {
      await (await this.api()).auth.login({ email, password });
      return this;
    },
  };
}

/** Renews the recent authentication of a user's session, for tests that advance the clock past it. */
export async function proveSession(h: Harness, { sessionId }: Pick<BuiltUser, 'sessionId'>): Promise<void> {
  await h.db.updateTable('sessions').set({ provedAt: h.deps.now() }).where('id', '=', sessionId).execute();
}

/** Tokens of the mails queued to an address, oldest first, derived as in rendering. */
export async function tokensMailedTo(h: Harness, address: string, template: string): Promise<string[]> {
  const mails = await h.db
    .selectFrom('outboundEmails')
    .select('payload')
    .where('toAddress', '=', address)
    .where('template', '=', template)
    .orderBy('createdAt')
    .execute();
  return mails.map(({ payload }) => mailedToken(h.env.appSecrets[0], String(payload.tokenId)));
}

/** Templates of the mails queued to an address, oldest first. */
export async function mailsTo(h: Harness, address: string): Promise<string[]> {
  const mails = await h.db
    .selectFrom('outboundEmails')
    .select('template')
    .where('toAddress', '=', address)
    .orderBy('createdAt')
    .execute();
  return mails.map(({ template }) => template);
}

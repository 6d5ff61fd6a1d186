import { readSession } from '#server/features/auth/sessions/session.ts';
import { mailedToken } from '#server/http/signed-token.ts';
import type { BuiltUser } from './factories.ts';
import type { Harness } from './harness.ts';

/** Browsers that sign in, and the links and mails that accounts get. */

/** Keeps its cookies as a browser does; the router sees the session that its cookies belong to now. */
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

/** Gives a user's session a recent proof, where a test has moved the clock past the one that signing in gave. */
export async function proveSession(h: Harness, { sessionId }: Pick<BuiltUser, 'sessionId'>): Promise<void> {
  await h.db.updateTable('sessions').set({ provedAt: h.deps.now() }).where('id', '=', sessionId).execute();
}

/** Tokens of the mails queued to an address, oldest first, made as the mail's writer makes them. */
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

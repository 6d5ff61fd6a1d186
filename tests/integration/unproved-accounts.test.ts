import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { takeMail } from '#server/features/admin/desk/mail-intake.ts';
import { takeImport } from '#server/features/admin/imports/service.ts';
import { tokensMailedTo } from '../support/accounts.ts';
import { chunksOf } from '../support/bank-files.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { paperOf } from '../support/guests.ts';
import { useHarness } from '../support/harness.ts';
import { pdfOf } from '../support/pdf-fixtures.ts';

/** Accounts that somebody registered with a customer's address, which nobody has confirmed when staff give them an order. */

const h = useHarness({ env: { TRANSLATION_WEBHOOK_URL: '' } });
let admin: BuiltUser;
beforeAll(async () => {
  await h.listen();
  admin = await buildUser(h, { role: 'admin', name: 'Dora Lind' });
});

const password = 'known to its registrant';

async function register(): Promise<string> {
  const email = `${randomUUID()}@customer.example`;
  await h
    .caller(null, { ip: randomUUID() })
    .auth.register({ name: 'Ana Souza', email, password, phone: '+15550100142' });
  return email;
}

/** The owner of the mailbox confirms it; the registrant signs in. */
async function signInOnceConfirmed(email: string) {
  const [token = ''] = await tokensMailedTo(h, email, 'confirm-email');
  expect(await h.caller(null).auth.confirmEmail({ token })).toMatchObject({ email });
  return h.caller(null, { ip: randomUUID() }).auth.login({ email, password });
}

const refused = { cause: { code: 'INVALID_CREDENTIALS' } };

function takeOrder(client: { name: string; email?: string; accountId?: string }) {
  const documents = [{ ...paperOf('birth.pdf'), translationType: 'certified', sourceLanguage: 'Portuguese' } as const];
  return h.caller(admin).admin.createOrder({ client, documents, lines: [] });
}

async function importList(kind: 'firms' | 'orders', lines: readonly string[]) {
  const actor = { id: admin.id, role: admin.role, person: { id: admin.id, name: null, email: admin.email } };
  const csv = chunksOf(lines.join('\n'));
  const sent = { kind, filename: 'old.csv', csv, key: randomUUID(), withInvitations: false };
  const { done } = await takeImport(h.deps, actor, sent);
  expect(done).toMatchObject({ created: 1 });
}

describe('the password of a registration that was never confirmed ends with', () => {
  const gifts: Record<string, (email: string) => Promise<unknown>> = {
    'an order of the desk for its address': (email) => takeOrder({ name: 'Ana Souza', email }),
    'an order of the desk for its account': async (email) => {
      const { items } = await h.caller(admin).admin.findCustomers({ email });
      return takeOrder({ name: 'Ana Souza', accountId: items[0]?.id ?? '' });
    },
    'papers that its owner mails': async (email) => {
      const attachments = [{ filename: 'birth.pdf', content: (await pdfOf(1)).toString('base64'), isInline: false }];
      const mail = { id: randomUUID(), from: { address: email, name: 'Ana Souza' }, to: [], subject: '', text: '' };
      expect(await takeMail(h.deps, { ...mail, isAuthenticated: true, isSpam: false, attachments })).toMatchObject({
        state: 'taken',
        papers: 1,
      });
    },
    'an imported firm': (email) => importList('firms', ['Firm,Name,Email', `Reis ${randomUUID()},Ana Souza,${email}`]),
    'an imported order': (email) =>
      importList('orders', [
        'Email,Reference,Date,Title,Amount,Currency',
        `${email},A-1,2023-02-28,Birth certificate,80.50,EUR`,
      ]),
  };

  test.each(Object.keys(gifts))('%s', async (gift) => {
    const email = await register();
    await gifts[gift]?.(email);
    await expect(signInOnceConfirmed(email)).rejects.toMatchObject(refused);
    // A link to the mailbox sets another.
    await h.caller(null, { ip: randomUUID() }).auth.requestPasswordReset({ email });
    const [token = ''] = await tokensMailedTo(h, email, 'reset-password');
    await h.caller(null).auth.resetPassword({ token, password: 'known to its owner' });
    const login = { email, password: 'known to its owner' };
    expect(await h.caller(null, { ip: randomUUID() }).auth.login(login)).toMatchObject({ user: { email } });
  });
});

test('a confirmed account keeps its password when the desk takes an order for it', async () => {
  const email = await register();
  await signInOnceConfirmed(email);
  await takeOrder({ name: 'Ana Souza', email });
  const login = { email, password };
  expect(await h.caller(null, { ip: randomUUID() }).auth.login(login)).toMatchObject({ user: { email } });
});

import type { Deps } from '#server/deps.ts';
import { queueEmail } from '#server/features/notifications/notify.ts';
import type { Trx } from '#server/platform/db/client.ts';

type SecurityTemplate =
  | 'new-device'
  | 'password-changed'
  | 'password-reset-done'
  | 'second-factor-on'
  | 'second-factor-off'
  | 'second-factor-reset'
  | 'signed-out-everywhere'
  | 'api-key-created'
  | 'api-keys-unused'
  | 'passkey-added'
  | 'passkey-removed';

/** Queues a mail about a security-relevant change to the account's owner, in the commit of that change. */
export async function queueSecurityMail<T extends SecurityTemplate>(
  deps: Deps,
  trx: Trx,
  mail: {
    account: { id: string; name: string | null; email: string };
    template: T;
    payload: Parameters<typeof queueEmail<T>>[2]['payload'];
  },
): Promise<void> {
  const { id: userId, name, email } = mail.account;
  const { template, payload } = mail;
  await queueEmail(deps, trx, { userId, to: { name, address: email }, template, payload });
}

import { randomUUID } from 'node:crypto';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import type { FirstAdminInput } from '#shared/schemas/auth.ts';
import { recordAudit } from './audit-log.ts';
import { hashPassword, refuseCommonPassword } from './password.ts';
import { findAccountByEmail, insertAccount, updateEmailVerified } from './queries.ts';
import { updateRole } from './roles.ts';

/*
 * The admin account an operator creates in a database without one.
 * Promises: account, role and audit record are one commit; the address counts as confirmed.
 * Never: a change to an existing account.
 */

/** Returns the new account's id. Throws EMAIL_TAKEN, PASSWORD_COMMON. */
export async function createAdmin(deps: Pick<Deps, 'db' | 'now'>, input: FirstAdminInput): Promise<string> {
  const { name, email, password } = input;
  refuseCommonPassword(password);
  if (await findAccountByEmail(deps.db, email)) throw new AppError('EMAIL_TAKEN');
  const passwordHash = await hashPassword(password, email);
  const id = randomUUID();
  const now = deps.now();
  await deps.db.transaction().execute(async (trx) => {
    await insertAccount(trx, { id, name, email, phone: '', passwordHash, now });
    await updateEmailVerified(trx, { userId: id, now });
    await updateRole(trx, { userId: id, role: 'admin', now });
    await recordAudit(deps, trx, {
      event: 'role.set',
      actor: { id, role: 'admin' },
      subjectUserId: id,
      details: { from: 'user', to: 'admin', by: 'operator' },
    });
  });
  return id;
}

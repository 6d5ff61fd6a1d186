import type { z } from 'zod';
import type { SignedInActor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { recordAudit } from '#server/features/auth/audit-log.ts';
import { publishFacts } from '#server/features/company/publishing.ts';
import { bankAccounts } from '#shared/schemas/company.ts';
import type { bankAccountsOutput, setBankAccountsInput } from '#shared/schemas/received.ts';

/** Where the house takes transfers, one account for each currency, published like its other facts. */

export async function getBankAccounts({ company }: Deps): Promise<z.input<typeof bankAccountsOutput>> {
  const { facts, version } = await company.inForce('bank-accounts');
  return { accounts: facts.accounts, version };
}

/** Throws BANK_ACCOUNT_FAULTY, FACTS_CHANGED. */
export async function setBankAccounts(
  deps: Deps,
  actor: SignedInActor,
  { accounts, basedOn, reason }: z.output<typeof setBankAccountsInput>,
): Promise<void> {
  const facts = bankAccounts.safeParse({ accounts });
  if (!facts.success) throw new AppError('BANK_ACCOUNT_FAULTY');
  await deps.db.transaction().execute(async (trx) => {
    const published = { kind: 'bank-accounts', facts: facts.data, basedOn, reason } as const;
    const { version } = await publishFacts(deps, trx, { ...published, publishedBy: actor.person.id });
    // The numbers are in the version itself.
    await recordAudit(deps, trx, { event: 'bankAccounts.published', actor, details: { version, reason } });
  });
}

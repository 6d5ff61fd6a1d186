import { useState } from 'react';
import { PublicationClash } from '#client/features/admin/facts/publication-clash.tsx';
import { usePublication } from '#client/features/admin/facts/use-publication.ts';
import { ConfirmDialog } from '#client/lib/confirm-dialog.tsx';
import { trpc, trpcClient } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { Field } from '#client/ui/form/field.tsx';
import { ReasonLine } from '#client/ui/form/reason-line.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { groupedIban } from '#shared/bank-accounts.ts';
import { houseCurrency, isSameCurrency } from '#shared/money.ts';
import { bankAccount, type BankAccount } from '#shared/schemas/company.ts';

/** Bank accounts that organizations transfer to. */
export function BankAccounts({ mayManage }: { mayManage: boolean }) {
  const query = trpc.admin.bankAccounts.useQuery();
  const [isOpen, setIsOpen] = useState(false);
  if (!query.data) return null;
  const account = query.data.accounts.find(({ currency }) => isSameCurrency(currency, houseCurrency));
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <p className="min-w-0 flex-1 basis-60 wrap-anywhere">
        {account
          ? `Transfers go to ${account.holder}, ${groupedIban(account.iban) || account.accountNumber}.`
          : 'No account for transfers is published: organizations are asked to pay by card.'}
      </p>
      {mayManage ? (
        <Button size="sm" variant="secondary" onClick={() => setIsOpen(true)}>
          Bank account…
        </Button>
      ) : null}
      {isOpen ? (
        <AccountDialog account={account} version={query.data.version} onClose={() => setIsOpen(false)} />
      ) : null}
    </div>
  );
}

const none: BankAccount = {
  ...{ currency: houseCurrency, holder: '', bankName: '', iban: '', bic: '', routingNumber: '', accountNumber: '' },
};

const fields = [
  { key: 'holder', label: 'Account holder' },
  { key: 'bankName', label: 'Bank' },
  { key: 'iban', label: 'IBAN' },
  { key: 'bic', label: 'BIC' },
  { key: 'routingNumber', label: 'Routing number' },
  { key: 'accountNumber', label: 'Account number' },
] as const;

const isBlank = (account: BankAccount) => fields.every(({ key }) => account[key].trim() === '');

interface AccountDialogProps {
  account: BankAccount | undefined;
  version: number;
  onClose: () => void;
}

function AccountDialog({ account = none, version, onClose }: AccountDialogProps) {
  const utils = trpc.useUtils();
  const toast = useToast();
  // A list, which is compared whole: two edits of one account are a clash.
  const publication = usePublication<{ accounts: readonly BankAccount[] }>(
    { facts: { accounts: [account] }, latest: version },
    {
      publish: ({ accounts }, details) =>
        trpcClient.admin.setBankAccounts.mutate({ accounts: accounts.filter((one) => !isBlank(one)), ...details }),
      onPublished() {
        onClose();
        toast.show({ tone: 'ok', title: isEmpty ? 'Transfers are not offered any more' : 'Bank account published' });
      },
      onSettled: () => Promise.all([utils.admin.bankAccounts.invalidate(), utils.payments.account.invalidate()]),
    },
  );
  const { draft, mutation, reason, setReason, isReasonless, publish } = publication;
  const [typed = none] = draft.value.accounts;
  const isEmpty = isBlank(typed);
  const faults = isEmpty ? [] : (bankAccount.safeParse(typed).error?.issues ?? []);
  return (
    <ConfirmDialog
      onClose={onClose}
      tone="primary"
      title="Bank account for transfers"
      description="Organizations see it beside each invoice. Enter an IBAN, or the numbers of an American bank; leave all empty to take none."
      confirmLabel="Publish"
      mutation={mutation}
      isComplete={faults.length === 0 && !isReasonless}
      onConfirm={() => publish(true)}
    >
      {(isSubmitted) => (
        <>
          <PublicationClash publication={publication} />
          <div className="grid gap-4 sm:grid-cols-2">
            {fields.map(({ key, label }) => (
              <Field
                key={key}
                label={label}
                error={isSubmitted && faults.some(({ path }) => path[0] === key) ? 'Check this entry.' : undefined}
              >
                <TextInput
                  maxLength={70}
                  value={typed[key]}
                  onChange={({ currentTarget: { value } }) => draft.change({ accounts: [{ ...typed, [key]: value }] })}
                />
              </Field>
            ))}
            <ReasonLine
              className="sm:col-span-2"
              error={isSubmitted && isReasonless ? 'Say why it changes.' : undefined}
              value={reason}
              onChange={setReason}
            />
          </div>
          {isSubmitted && faults.length > 0 ? (
            <p role="status" className="mt-3 text-sm text-seal">
              It needs a holder, and an IBAN or an account number.
            </p>
          ) : null}
        </>
      )}
    </ConfirmDialog>
  );
}

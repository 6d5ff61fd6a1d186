import { useState } from 'react';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { queryClient } from '#client/lib/query-client.ts';
import { sessionQuery } from '#client/lib/session-query.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { Field } from '#client/ui/form/field.tsx';
import { Select } from '#client/ui/form/select.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { Textarea } from '#client/ui/form/textarea.tsx';
import { listCountries } from '#client/ui/list-countries.ts';
import { AlertDialog } from '#client/ui/overlay/alert-dialog.tsx';
import { formatTag, words } from '#client/ui/words.ts';
import { limits } from '#shared/limits.ts';
import type { MemberView, VatCheckView } from '#shared/schemas/organizations.ts';
import { openAccount } from './use-switch-account.ts';

export interface OrganizationSettingsProps {
  organization: {
    name: string;
    billingAddress: string | null;
    country: string | null;
    vatId: string | null;
    vatCheck: VatCheckView | null;
    members: readonly MemberView[];
  };
}

/** Name, billing address and the owner who receives the mail. */
export function OrganizationSettings({ organization }: OrganizationSettingsProps) {
  const t = words('members');
  const utils = trpc.useUtils();
  const toast = useToast();
  const owners = organization.members.filter(({ role }) => role === 'owner');
  const [name, setName] = useState(organization.name);
  const [billingAddress, setBillingAddress] = useState(organization.billingAddress ?? '');
  const [country, setCountry] = useState(organization.country ?? '');
  const [vatId, setVatId] = useState(organization.vatId ?? '');
  const [contactId, setContactId] = useState(owners.find(({ isContact }) => isContact)?.id ?? '');
  const save = trpc.auth.renameOrganization.useMutation({
    onSuccess: async () => {
      toast.show({ tone: 'ok', title: t('details.saved') });
      await Promise.all([
        utils.auth.organizationMembers.invalidate(),
        utils.auth.organizations.invalidate(),
        queryClient.invalidateQueries(sessionQuery),
      ]);
    },
  });
  return (
    <form
      className="grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (save.isPending) return;
        save.mutate({
          name,
          billingAddress: billingAddress.trim() || null,
          country: country || null,
          vatId: vatId.trim() || null,
          ...(contactId && { contactId }),
        });
      }}
    >
      <FailureAlert failure={save.error ? describeError(save.error) : undefined} />
      <Field label={t('details.name')}>
        <TextInput
          required
          dir="auto"
          maxLength={limits.organizationName}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </Field>
      <Field label={t('details.address')} optional>
        <Textarea
          rows={3}
          maxLength={limits.billingAddress}
          value={billingAddress}
          onChange={(event) => setBillingAddress(event.currentTarget.value)}
        />
      </Field>
      <TaxFields
        country={country}
        vatId={vatId}
        // The stored check does not apply to an edited id.
        check={vatId === organization.vatId ? organization.vatCheck : null}
        onCountry={setCountry}
        onVatId={setVatId}
      />
      <Field label={t('details.mail')} hint={t('details.mailHint')}>
        <Select
          options={owners.map(({ id, name: owner, email }) => ({
            value: id,
            label: owner ? t('details.owner', { name: owner, email }) : email,
          }))}
          value={contactId}
          onChange={(event) => setContactId(event.currentTarget.value)}
        />
      </Field>
      <div>
        <Button type="submit" wide="phone" busy={save.isPending}>
          {t('details.save')}
        </Button>
      </div>
    </form>
  );
}

/** Ends the person's own membership. */
export function LeaveOrganization({ name }: { name: string }) {
  const t = words('members');
  const [isOpen, setIsOpen] = useState(false);
  const leave = trpc.auth.leaveOrganization.useMutation({ onSuccess: () => openAccount() });
  return (
    <>
      <Button variant="danger" wide="phone" onClick={() => setIsOpen(true)}>
        {t('leave.action')}
      </Button>
      <AlertDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={t('leave.ask', { name })}
        description={t('leave.askText')}
        confirmLabel={t('leave.confirm')}
        busy={leave.isPending || leave.isSuccess}
        error={leave.error ? describeError(leave.error).text : undefined}
        onConfirm={() => {
          if (!leave.isPending) leave.mutate();
        }}
      />
    </>
  );
}

interface TaxFieldsProps {
  country: string;
  vatId: string;
  check: VatCheckView | null;
  onCountry: (country: string) => void;
  onVatId: (vatId: string) => void;
}

/** Fields that determine the tax of the organization's invoices. */
function TaxFields({ country, vatId, check, onCountry, onVatId }: TaxFieldsProps) {
  const t = words('members');
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Field label={t('details.country')} optional hint={t('details.countryHint')}>
        <Select
          placeholder={t('details.choose')}
          options={listCountries()}
          value={country}
          onChange={(event) => onCountry(event.currentTarget.value)}
        />
      </Field>
      <Field label={t('details.vat')} optional hint={vatHint(check)}>
        <TextInput maxLength={20} value={vatId} onChange={(event) => onVatId(event.currentTarget.value)} />
      </Field>
    </div>
  );
}

/** Result of the VIES check of the saved VAT number, if it was checked. */
function vatHint(check: VatCheckView | null): string {
  const t = words('members');
  if (!check) return t('details.vatHint');
  if (check.state === 'pending' || check.checkedAt === null) return t('details.vatPending');
  if (check.state === 'invalid') return t('details.vatInvalid');
  const { format } = new Intl.DateTimeFormat(formatTag(), { dateStyle: 'long' });
  return t('details.vatValid', { date: format(new Date(check.checkedAt)) });
}

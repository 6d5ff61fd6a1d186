import { useState } from 'react';
import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { ButtonLink } from '#client/ui/button/button-link.tsx';
import { Button } from '#client/ui/button/button.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { Select } from '#client/ui/form/select.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { Textarea } from '#client/ui/form/textarea.tsx';
import { listCountries } from '#client/ui/list-countries.ts';
import { Dialog } from '#client/ui/overlay/dialog.tsx';
import { words } from '#client/ui/words.ts';
import { limits } from '#shared/limits.ts';

/** The invoice of a payment: whom it is for, then the file. */
export function InvoiceDialog({ payment }: { payment: { id: string; receiptNumber: string } }) {
  const t = words('payments');
  return (
    <Dialog
      title={t('invoice.get')}
      size="md"
      trigger={
        <Button size="sm" variant="secondary" aria-label={`${t('invoice.get')}, ${payment.receiptNumber}`}>
          {t('invoice.get')}
        </Button>
      }
    >
      <InvoiceForm paymentId={payment.id} />
    </Dialog>
  );
}

function InvoiceForm({ paymentId }: { paymentId: string }) {
  const t = words('payments');
  const user = useCurrentUser();
  const [typed, setTyped] = useState({ name: user?.name ?? '', address: '', country: '', vatId: '' });
  const request = trpc.payments.requestInvoice.useMutation();
  const text = (name: 'name' | 'address' | 'vatId') => ({
    value: typed[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      setTyped({ ...typed, [name]: event.currentTarget.value }),
  });
  if (request.data) return <IssuedInvoice {...request.data} />;
  const { country, vatId, ...billed } = typed;
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (request.isPending) return;
        request.mutate({ paymentId, ...billed, ...(country && { country }), ...(vatId.trim() && { vatId }) });
      }}
    >
      <p className="text-ink-2">{t('invoice.text')}</p>
      <FailureAlert failure={request.error ? describeError(request.error) : undefined} />
      <Field label={t('invoice.name')}>
        <TextInput dir="auto" autoComplete="organization" maxLength={limits.nameMax} {...text('name')} />
      </Field>
      <Field label={t('invoice.address')} optional>
        <Textarea rows={3} maxLength={limits.billingAddress} {...text('address')} />
      </Field>
      <Field label={t('invoice.country')} optional>
        <Select
          placeholder={t('invoice.choose')}
          options={listCountries()}
          autoComplete="billing country"
          value={country}
          onChange={(event) => setTyped({ ...typed, country: event.currentTarget.value })}
        />
      </Field>
      <Field label={t('invoice.vatId')} optional hint={t('invoice.vatHint')}>
        <TextInput dir="ltr" autoComplete="off" maxLength={20} {...text('vatId')} />
      </Field>
      <Button type="submit" wide="phone" busy={request.isPending} disabled={typed.name.trim() === ''}>
        {t('invoice.issue')}
      </Button>
    </form>
  );
}

function IssuedInvoice({ id, number }: { id: string; number: string }) {
  const t = words('payments');
  return (
    <div className="grid justify-items-start gap-4" role="status">
      <p className="text-lg font-semibold">
        <bdi dir="ltr">{t('invoice.ready', { number })}</bdi>
      </p>
      <ButtonLink render={<a href={`/files/invoices/${id}`} download={`${number}.pdf`} />}>
        {t('invoice.download')}
      </ButtonLink>
    </div>
  );
}

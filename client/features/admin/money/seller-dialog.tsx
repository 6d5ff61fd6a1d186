import { useState } from 'react';
import { PublicationClash } from '#client/features/admin/facts/publication-clash.tsx';
import { PublishLine } from '#client/features/admin/facts/publish-form.tsx';
import { usePublication } from '#client/features/admin/facts/use-publication.ts';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { queryState } from '#client/lib/query-state.ts';
import { trpc, trpcClient } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { Checkbox } from '#client/ui/form/checkbox.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { Select } from '#client/ui/form/select.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { listCountries } from '#client/ui/list-countries.ts';
import { Dialog } from '#client/ui/overlay/dialog.tsx';
import type { PublishedFactsView } from '#shared/schemas/published-facts.ts';
import type { Seller } from '#shared/schemas/seller.ts';
import { datevTexts, draftOf, readSeller, sellerTexts, type SellerDraft } from './seller-draft.ts';
import { TaxRates } from './tax-rates.tsx';

/** Seller of each office, and the tax included in prices. */
export function SellerDialog({ mayManage }: { mayManage: boolean }) {
  const [office, setOffice] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const query = trpc.admin.seller.useQuery({ office });
  const offices = query.data?.offices ?? [];
  return (
    <Dialog
      title="Seller and tax"
      size="lg"
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button size="sm" variant="secondary">
          Seller and tax…
        </Button>
      }
    >
      {offices.length > 1 ? (
        <Field label="Office" className="mb-4">
          <Select
            options={offices.map(({ office: value, name }) => ({ value, label: name }))}
            value={office}
            onChange={(event) => setOffice(event.currentTarget.value)}
          />
        </Field>
      ) : null}
      <LoadState {...queryState(query)} errorTitle="Couldn’t load the seller">
        {query.data ? (
          <SellerForm
            key={office}
            office={office}
            view={query.data}
            mayManage={mayManage}
            onPublished={() => setIsOpen(false)}
          />
        ) : null}
      </LoadState>
    </Dialog>
  );
}

interface SellerFormProps {
  office: string;
  view: PublishedFactsView<Seller | null>;
  mayManage: boolean;
  onPublished: () => void;
}

function SellerForm({ office, view: { facts, latest, versions }, mayManage, onPublished }: SellerFormProps) {
  const utils = trpc.useUtils();
  const toast = useToast();
  const publication = usePublication(
    { facts: draftOf(facts), latest, versions },
    {
      async publish(typed, details) {
        const read = readSeller(typed);
        if ('wrong' in read) throw new TypeError('a form with wrong entries is not sent');
        return trpcClient.admin.publishSeller.mutate({ office, facts: read.facts, ...details });
      },
      onPublished() {
        toast.show({ tone: 'ok', title: 'Seller published' });
        onPublished();
      },
      onSettled: () => utils.admin.seller.invalidate(),
    },
  );
  const { draft, mutation, isTried, publish } = publication;
  const read = readSeller(draft.value);
  const faultOf = (key: string) =>
    isTried && 'wrong' in read && read.wrong.has(key) ? 'Check this entry.' : undefined;
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        publish('facts' in read);
      }}
    >
      <p className="text-sm text-ink-2">
        {latest === 0 ? 'Nothing is published: invoices name the house and state no tax. ' : ''}
        Invoices that were issued keep their seller and their rates. What customers pay stays the list’s price, which
        contains the tax.
      </p>
      <FailureAlert failure={mutation.error ? describeError(mutation.error) : undefined} />
      <PublicationClash publication={publication} />
      <SellerFields typed={draft.value} disabled={!mayManage} faultOf={faultOf} onChange={draft.change} />
      {mayManage ? (
        <PublishLine publication={publication} action="Publish" missingReason="Say why it changes." />
      ) : null}
    </form>
  );
}

interface SellerFieldsProps {
  typed: SellerDraft;
  disabled: boolean;
  faultOf: (key: string) => string | undefined;
  onChange: (changed: Partial<SellerDraft>) => void;
}

function SellerFields({ typed, disabled, faultOf, onChange }: SellerFieldsProps) {
  return (
    <>
      <fieldset className="grid gap-4 md:grid-cols-2" disabled={disabled}>
        <legend className="sr-only">Seller</legend>
        {sellerTexts.map(({ key, label }) => (
          <Field key={key} label={label} error={faultOf(key)}>
            <TextInput
              maxLength={120}
              value={typed[key]}
              onChange={(event) => onChange({ [key]: event.currentTarget.value })}
            />
          </Field>
        ))}
        <Field label="Country">
          <Select
            options={listCountries()}
            value={typed.country}
            onChange={(event) => onChange({ country: event.currentTarget.value })}
          />
        </Field>
      </fieldset>
      <TaxRates
        rates={typed.rates}
        disabled={disabled}
        error={
          faultOf('rates') ? 'Each rate is a percentage such as 23 or 5.5, once for each place and service.' : undefined
        }
        onChange={(rates) => onChange({ rates })}
      />
      <Checkbox
        label="Reverse charge"
        hint="Businesses of other member states of the European Union with a VAT number owe the tax themselves."
        disabled={disabled}
        checked={typed.hasReverseCharge}
        onChange={(event) => onChange({ hasReverseCharge: event.currentTarget.checked })}
      />
      <fieldset className="grid gap-4 md:grid-cols-2" disabled={disabled}>
        <legend className="mb-2 text-sm font-semibold">For DATEV, where the accountant uses it</legend>
        {datevTexts.map(({ key, label }) => (
          <Field key={key} label={label} optional error={faultOf(`datev ${key}`)}>
            <TextInput
              inputMode="numeric"
              maxLength={9}
              value={typed.datev[key]}
              onChange={(event) => onChange({ datev: { ...typed.datev, [key]: event.currentTarget.value } })}
            />
          </Field>
        ))}
      </fieldset>
    </>
  );
}

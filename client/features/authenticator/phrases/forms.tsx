import { useState } from 'react';
import { describeError } from '#client/lib/error-message.ts';
import { loadError } from '#client/lib/query-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import type { Column } from '#client/ui/data/data-table.tsx';
import { StatusBadge } from '#client/ui/data/status-badge.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { countOf } from '#shared/plural.ts';
import type { FormFilter, FormView } from '#shared/schemas/forms.ts';
import { EntryButtons } from './entry-buttons.tsx';
import { entriesInput, EntryCard, EntryList, usesColumn, UsesFact } from './entry-list.tsx';
import { FormDialog } from './form-dialog.tsx';
import type { PhrasesSearch } from './phrases-search.ts';

export interface FormsProps {
  search: PhrasesSearch;
  onChange: (change: Partial<PhrasesSearch>) => void;
}

const chips = [
  { value: 'all', label: 'All' },
  { value: 'proposed', label: 'Proposed' },
  { value: 'retired', label: 'Retired' },
] as const satisfies readonly { value: FormFilter; label: string }[];

/** Forms of papers in one language: what is printed on each of them, with its English. */
export function Forms({ search, onChange }: FormsProps) {
  const filter = chips.find(({ value }) => value === search.filter)?.value ?? 'all';
  const forms = trpc.authenticator.forms.useQuery(
    { ...entriesInput(search), filter },
    { placeholderData: (previous) => previous },
  );
  return (
    <EntryList
      caption="Forms"
      noun="forms"
      search={search}
      onChange={onChange}
      chips={chips}
      filter={filter}
      query={forms}
      columns={columns}
      rowKey={({ id }) => id}
      renderCard={(form) => <FormCard form={form} />}
      error={loadError(forms, 'FORMS_FAILED')}
      errorTitle="Failed to fetch forms"
      empty={{
        title: 'No forms',
        text: 'A delivered paper of a form that is not known yet proposes one, without anything it says about a person.',
      }}
    />
  );
}

const columns: readonly Column<FormView>[] = [
  {
    key: 'name',
    header: 'Form',
    rowHeader: true,
    className: 'min-w-56 max-w-96',
    cell: (form) => <FormName form={form} />,
  },
  {
    key: 'issuer',
    header: 'Issuer',
    className: 'max-w-72',
    cell: ({ issuer }) => <span className="wrap-anywhere">{issuer}</span>,
  },
  { key: 'version', header: 'Version', align: 'end', cell: ({ version }) => version },
  usesColumn(),
  { key: 'state', header: 'Status', cell: (form) => <FormState form={form} /> },
  { key: 'actions', header: 'Actions', hideHeader: true, cell: (form) => <FormActions form={form} /> },
];

function FormName({ form: { name, items, isRetired } }: { form: FormView }) {
  return (
    <span className="block wrap-anywhere">
      <span className={isRetired ? 'block text-ink-2 line-through' : 'block font-semibold'}>{name}</span>
      <span className="block text-xs font-normal text-ink-2">{countOf(items, 'text')}</span>
    </span>
  );
}

/** Review state of the form, with its last editor. */
function FormState({ form: { isRetired, isProposed, isShipped, changedByName } }: { form: FormView }) {
  if (isProposed) return <StatusBadge tone="warn" word="Proposed" />;
  return (
    <span className="grid justify-items-start gap-1">
      {isRetired ? (
        <StatusBadge tone="idle" icon="alert" word="Retired" />
      ) : (
        <span className="text-sm text-ink-2">{isShipped ? 'Shipped' : 'Learned'}</span>
      )}
      {changedByName === null ? null : (
        <span className="text-xs text-ink-2">
          Changed by <bdi>{changedByName}</bdi>
        </span>
      )}
    </span>
  );
}

function FormActions({ form }: { form: FormView }) {
  const [isOpen, setIsOpen] = useState(false);
  const retire = useRetire(form);
  const { id, name, isRetired } = form;
  return (
    <>
      <EntryButtons
        name={name}
        isRetired={isRetired}
        isBusy={retire.isPending}
        onEdit={() => setIsOpen(true)}
        onRetire={() => retire.mutate({ id, isRetired: !isRetired })}
      />
      <FormDialog form={form} open={isOpen} onOpenChange={setIsOpen} />
    </>
  );
}

function useRetire({ name }: FormView) {
  const utils = trpc.useUtils();
  const toast = useToast();
  return trpc.authenticator.retireForm.useMutation({
    onSuccess: ({ form }) =>
      toast.show({
        tone: 'ok',
        title: form.isRetired ? 'Form retired' : 'Form restored',
        description: form.isRetired
          ? `Papers are no longer drafted by “${name}”.`
          : `Papers are drafted by “${name}” again.`,
      }),
    onError: (error) => toast.show({ tone: 'error', title: describeError(error).text }),
    onSettled: () => utils.authenticator.forms.invalidate(),
  });
}

function FormCard({ form }: { form: FormView }) {
  return (
    <EntryCard
      source={<FormName form={form} />}
      facts={
        <>
          <UsesFact entry={form} />
          <span>Version {form.version}</span>
          <FormState form={form} />
        </>
      }
      actions={<FormActions form={form} />}
    >
      {form.issuer}
    </EntryCard>
  );
}

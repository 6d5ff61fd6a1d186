import { type SyntheticEvent, useDeferredValue, useId, useState } from 'react';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { Field } from '#client/ui/form/field.tsx';
import { Select } from '#client/ui/form/select.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { Dialog } from '#client/ui/overlay/dialog.tsx';
import { limits } from '#shared/limits.ts';
import {
  type CollectionKind,
  collectionKinds,
  type CollectionLevel,
  collectionLevels,
  collectionLimits,
} from '#shared/memory-collections.ts';
import type { CollectionView } from '#shared/schemas/memory-collections.ts';
import { levelWords } from './collection-words.ts';

const house = 'house';
/** Minimum length of an account search. */
const shortest = 2;

interface CollectionDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSaved: (id: string) => void;
  /** The collection to change; undefined for a new one. */
  collection?: CollectionView;
}

const kindWords: Readonly<Record<CollectionKind, string>> = {
  memory: 'Memory: sentences (TMX)',
  glossary: 'Glossary: terms (TBX)',
};

/** Creates or changes a memory or a glossary. */
export function CollectionDialog({ open, onOpenChange, onSaved, collection }: CollectionDialogProps) {
  const formId = useId();
  const utils = trpc.useUtils();
  const toast = useToast();
  const save = trpc.admin.saveCollection.useMutation({
    onSuccess: async ({ id }) => {
      await utils.admin.collections.invalidate();
      toast.show({ tone: 'ok', title: collection ? 'Saved' : 'Added' });
      onOpenChange(false);
      onSaved(id);
    },
  });
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        save.reset();
        onOpenChange(next);
      }}
      title={collection ? 'Change' : 'Add a memory or glossary'}
      busy={save.isPending}
      footer={
        <Button type="submit" form={formId} busy={save.isPending}>
          {collection ? 'Save' : 'Add'}
        </Button>
      }
    >
      <CollectionForm
        formId={formId}
        collection={collection}
        failure={save.error ? describeError(save.error) : undefined}
        onSubmit={(values) => {
          if (!save.isPending) save.mutate({ ...values, ...(collection && { id: collection.id }) });
        }}
      />
    </Dialog>
  );
}

interface FormValues {
  kind: CollectionKind;
  name: string;
  level: CollectionLevel;
  accountId: string | null;
}

interface CollectionFormProps {
  formId: string;
  collection: CollectionView | undefined;
  failure: ReturnType<typeof describeError> | undefined;
  onSubmit: (values: FormValues) => void;
}

function CollectionForm({ formId, collection, failure, onSubmit }: CollectionFormProps) {
  const [values, setValues] = useState<FormValues>(
    collection ?? { kind: 'memory', name: '', level: 'answer', accountId: null },
  );
  const change = (next: Partial<FormValues>) => setValues((before) => ({ ...before, ...next }));
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    const { kind, name, level, accountId } = values;
    onSubmit({ kind, name, level, accountId });
  }
  return (
    <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
      <FailureAlert failure={failure} />
      {collection ? null : (
        <Field label="Kind">
          <Select
            options={collectionKinds.map((value) => ({ value, label: kindWords[value] }))}
            value={values.kind}
            onChange={({ currentTarget }) => {
              const kind = collectionKinds.find((one) => one === currentTarget.value);
              if (kind) change({ kind });
            }}
          />
        </Field>
      )}
      <Field label="Name">
        <TextInput
          required
          dir="auto"
          maxLength={collectionLimits.nameMax}
          value={values.name}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
      </Field>
      {values.kind === 'glossary' ? (
        <Field label="Where a term was not used">
          <Select
            options={collectionLevels.map((value) => ({ value, label: levelWords[value] }))}
            value={values.level}
            onChange={({ currentTarget }) => {
              const level = collectionLevels.find((one) => one === currentTarget.value);
              if (level) change({ level });
            }}
          />
        </Field>
      ) : null}
      {collection ? null : <AccountField onChange={(accountId) => change({ accountId })} />}
    </form>
  );
}

/** The only customer or firm whose papers use the collection; null for all papers of the house. */
function AccountField({ onChange }: { onChange: (accountId: string | null) => void }) {
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState(house);
  const wanted = useDeferredValue(search.trim());
  const accounts = trpc.admin.users.useQuery(
    { search: wanted, role: 'user', pageSize: 20 },
    { enabled: wanted.length >= shortest, placeholderData: (previous) => previous },
  );
  const found = wanted.length >= shortest ? (accounts.data?.items ?? []) : [];
  const options = [
    { value: house, label: 'All papers of the house' },
    ...found.map(({ id, name, email }) => ({ value: id, label: name === null ? email : `${name} (${email})` })),
  ];
  const value = options.some((option) => option.value === chosen) ? chosen : house;
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Field label="Find a firm or customer" hint="By name or email.">
        <TextInput
          type="search"
          maxLength={limits.searchMax}
          value={search}
          onChange={(event) => {
            setSearch(event.currentTarget.value);
            setChosen(house);
            onChange(null);
          }}
        />
      </Field>
      <Field label="Serves">
        <Select
          options={options}
          value={value}
          onChange={({ currentTarget }) => {
            setChosen(currentTarget.value);
            onChange(currentTarget.value === house ? null : currentTarget.value);
          }}
        />
      </Field>
    </div>
  );
}

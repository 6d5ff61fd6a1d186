import { Link } from '@tanstack/react-router';
import { FolderOpen } from 'lucide-react';
import { useForm, useWatch } from 'react-hook-form';
import { describeError } from '#client/lib/error-message.ts';
import { queryState } from '#client/lib/query-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { CardList } from '#client/ui/data/card-list.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { words } from '#client/ui/words.ts';
import { limits } from '#shared/limits.ts';

/** Matters: folders with a client's reference, shared by all members. */
export function Matters({ canCreate }: { canCreate: boolean }) {
  const t = words('members');
  const query = trpc.folders.list.useQuery();
  const matters = query.data?.items.filter(({ reference }) => reference !== null) ?? [];
  return (
    <>
      <LoadState
        {...queryState(query)}
        isEmpty={matters.length === 0}
        empty={<EmptyState kind="none" title={t('matters.none')} text={t('matters.noneText')} />}
      >
        <CardList aria-label={t('matters.title')}>
          {matters.map(({ id, name, reference, fileCount }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 p-4">
              <FolderOpen aria-hidden="true" className="size-5 shrink-0 text-ink-3" />
              <div className="min-w-0 flex-1 basis-40">
                <Link
                  to="/dashboard/documents"
                  search={{ folder: id }}
                  className="inline-link font-semibold wrap-anywhere"
                >
                  <bdi>{name}</bdi>
                </Link>
                <p className="text-sm wrap-anywhere text-ink-2">
                  <bdi>{reference}</bdi>
                </p>
              </div>
              <p className="text-sm text-ink-2">{t('matters.count', { count: fileCount })}</p>
            </li>
          ))}
        </CardList>
      </LoadState>
      {canCreate ? <NewMatter /> : null}
    </>
  );
}

function NewMatter() {
  const t = words('members');
  const utils = trpc.useUtils();
  const { register, handleSubmit, reset, control } = useForm({
    defaultValues: { reference: '', name: '' },
    shouldFocusError: false,
  });
  const isEmpty = useWatch({ control, name: 'reference' }).trim() === '';
  const create = trpc.folders.create.useMutation({
    onSuccess: async () => {
      reset();
      await utils.folders.list.invalidate();
    },
  });
  return (
    <form
      aria-label={t('matters.new')}
      className="mt-6 grid gap-4 md:grid-cols-2"
      noValidate
      onSubmit={(event) => {
        void handleSubmit(({ name, reference }) => {
          if (!create.isPending && !isEmpty) create.mutate({ name: name.trim() || reference, reference });
        })(event);
      }}
    >
      <Field label={t('matters.reference')} error={create.error ? describeError(create.error).text : undefined}>
        <TextInput
          required
          dir="auto"
          autoComplete="off"
          maxLength={limits.folderReference}
          {...register('reference')}
        />
      </Field>
      <Field label={t('matters.name')} optional>
        <TextInput dir="auto" autoComplete="off" maxLength={limits.folderName} {...register('name')} />
      </Field>
      <div>
        <Button type="submit" variant="secondary" wide="phone" busy={create.isPending} disabled={isEmpty}>
          {t('matters.add')}
        </Button>
      </div>
    </form>
  );
}

import { useId, type SyntheticEvent } from 'react';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { queryState } from '#client/lib/query-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import { useDraft } from '#client/lib/use-draft.ts';
import { Button } from '#client/ui/button/button.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { VersionClash } from '#client/ui/feedback/version-clash.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { Dialog } from '#client/ui/overlay/dialog.tsx';
import type { FormDetails, FormItem, FormView } from '#shared/schemas/forms.ts';
import { markWords } from '#shared/translation-marks.ts';
import { directionOf, type SourceTag } from '#shared/translation-text.ts';

export interface FormDialogProps {
  form: FormView;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A form's texts with their English, its name and its versions. */
export function FormDialog({ form, open, onOpenChange }: FormDialogProps) {
  const formId = useId();
  const details = trpc.authenticator.form.useQuery({ id: form.id }, { enabled: open });
  const edit = useEdit(() => onOpenChange(false));
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        edit.reset();
        onOpenChange(next);
      }}
      size="lg"
      title={form.name}
      description={
        form.isProposed
          ? 'Learned from a delivered paper. Saving keeps the form; until then it goes with the last paper that taught it.'
          : 'What is printed on every paper of this form. Changes apply to everyone’s next drafts.'
      }
      busy={edit.isPending}
      footer={
        <Button type="submit" form={formId} busy={edit.isPending} aria-disabled={details.data === undefined}>
          {form.isProposed ? 'Keep the form' : 'Save'}
        </Button>
      }
    >
      <FailureAlert failure={edit.error ? describeError(edit.error) : undefined} />
      <LoadState {...queryState(details, 'FORMS_FAILED')} errorTitle="Failed to fetch the form">
        {details.data ? (
          <FormFields
            formId={formId}
            details={details.data}
            onSave={(change) => {
              if (!edit.isPending) edit.mutate({ id: form.id, ...change });
            }}
          />
        ) : null}
      </LoadState>
    </Dialog>
  );
}

function useEdit(onDone: () => void) {
  const utils = trpc.useUtils();
  const toast = useToast();
  return trpc.authenticator.editForm.useMutation({
    onSuccess: ({ form }) => {
      onDone();
      toast.show({ tone: 'ok', title: 'Form saved', description: `“${form.name}”, version ${form.version}.` });
    },
    onSettled: () => Promise.all([utils.authenticator.forms.invalidate(), utils.authenticator.form.invalidate()]),
  });
}

interface FormFieldsProps {
  formId: string;
  details: FormDetails;
  onSave: (change: { seen: number; name: string; issuer: string; targets: string[] }) => void;
}

interface TypedForm {
  name: string;
  issuer: string;
  /** By place and original, so that what is typed stays with its text in another version. */
  targets: Readonly<Record<string, string>>;
}

const keyOf = ({ source }: FormItem, index: number) => `${String(index)} ${source}`;

function FormFields({ formId, details: { form, items, versions }, onSave }: FormFieldsProps) {
  const loaded: TypedForm = {
    name: form.name,
    issuer: form.issuer,
    targets: Object.fromEntries(items.map((item, index) => [keyOf(item, index), item.target])),
  };
  const draft = useDraft({ published: loaded, latest: form.version });
  const { name, issuer, targets } = draft.value;

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    const texts = items.map((item, index) => targets[keyOf(item, index)] ?? item.target);
    onSave({ seen: draft.basedOn, name, issuer, targets: texts });
  }

  return (
    <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
      <VersionClash
        latest={form.version}
        versions={versions.map(({ version, changedByName }) => ({ version, publishedByName: changedByName }))}
        basedOn={draft.basedOn}
        onKeep={draft.keepMine}
        onDiscard={draft.discard}
      />
      <div className="grid gap-4 md:grid-cols-2">
        <Field label="Name">
          <TextInput
            required
            maxLength={200}
            value={name}
            onChange={({ currentTarget }) => draft.change({ name: currentTarget.value })}
          />
        </Field>
        <Field label="Issuer">
          <TextInput
            maxLength={200}
            value={issuer}
            onChange={({ currentTarget }) => draft.change({ issuer: currentTarget.value })}
          />
        </Field>
      </div>
      <ol className="grid gap-2">
        {items.map((item, index) => (
          <ItemField
            key={keyOf(item, index)}
            item={item}
            lang={form.lang}
            target={targets[keyOf(item, index)] ?? ''}
            onType={(text) => draft.change({ targets: { ...targets, [keyOf(item, index)]: text } })}
          />
        ))}
      </ol>
      <Versions versions={versions} />
    </form>
  );
}

interface ItemFieldProps {
  item: FormItem;
  lang: SourceTag;
  target: string;
  onType: (text: string) => void;
}

/** One text of the form; marks have their place alone. */
function ItemField({ item, lang, target, onType }: ItemFieldProps) {
  if (item.kind === 'mark') return <li className="text-sm text-ink-2 italic">{markWords(item.mark ?? 'seal')}</li>;
  const isStrong = item.kind === 'title' || item.kind === 'heading';
  return (
    <li className="grid items-center gap-x-4 gap-y-1 md:grid-cols-2">
      <bdi
        lang={lang}
        dir={directionOf(lang)}
        className={isStrong ? 'text-sm font-semibold wrap-anywhere' : 'text-sm wrap-anywhere'}
      >
        {item.source}
      </bdi>
      <Field label={`English of ${item.source}`} hideLabel>
        <TextInput
          required
          maxLength={1000}
          value={target}
          onChange={({ currentTarget }) => onType(currentTarget.value)}
        />
      </Field>
    </li>
  );
}

function Versions({ versions }: Pick<FormDetails, 'versions'>) {
  return (
    <section aria-label="Versions" className="border-t border-line pt-3">
      <h3 className="text-sm font-semibold">Versions</h3>
      <ul className="mt-1 grid gap-1 text-sm text-ink-2">
        {versions.map(({ version, name, changedByName, changedAt }) => (
          <li key={version}>
            {version}: {name}
            {changedByName === null ? '' : ` · ${changedByName}`}
            {changedAt === null ? null : (
              <>
                {' · '}
                <DateTime value={changedAt} format="date" />
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

import { useId } from 'react';
import { useForm, useWatch, type UseFormRegisterReturn } from 'react-hook-form';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { Checkbox } from '#client/ui/form/checkbox.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { Select } from '#client/ui/form/select.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { Textarea } from '#client/ui/form/textarea.tsx';
import { Dialog } from '#client/ui/overlay/dialog.tsx';
import { isStateCode, stateCodes, stateNames } from '#shared/notarial/state-names.ts';
import { ruleOf } from '#shared/notarial/states.ts';

export interface CommissionDialogProps {
  staff: readonly { id: string; name: string | null; email: string }[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const nothing = { userId: '', name: '', number: '', state: '', county: '', expiresOn: '', sealText: '' };
type Texts = typeof nothing;
type InputProps = UseFormRegisterReturn & { required: boolean };

const labels: Readonly<Record<keyof Texts, string>> = {
  userId: 'Member of staff',
  name: 'Name as commissioned',
  number: 'Commission number',
  state: 'State',
  county: 'County',
  expiresOn: 'Last day of the commission',
  sealText: 'Text of the seal',
};

/** Sets a commission; one in the same state is replaced and kept as an earlier version. */
export function CommissionDialog({ staff, open, onOpenChange }: CommissionDialogProps) {
  const formId = useId();
  const { register, handleSubmit, setValue, control, reset, formState } = useForm({
    defaultValues: { ...nothing, allowsElectronic: false, allowsRemote: false },
    shouldFocusError: false,
  });
  const [chosen, allowsElectronic, allowsRemote] = useWatch({
    control,
    name: ['state', 'allowsElectronic', 'allowsRemote'],
  });
  const set = useSetCommission(close);
  const state = isStateCode(chosen) ? chosen : undefined;
  const rule = state && ruleOf(state);
  const canBeElectronic = rule?.electronic.isAllowed ?? false;
  const canBeRemote = canBeElectronic && allowsElectronic && (rule?.allowsRemote ?? false);

  function close() {
    reset();
    set.reset();
    onOpenChange(false);
  }

  const textsOf = (key: keyof Texts) => ({
    label: labels[key],
    error: formState.errors[key] ? `Enter this: ${labels[key].toLowerCase()}.` : undefined,
    input: { required: true, ...register(key, { validate: (text) => text.trim() !== '' }) },
  });

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (next) onOpenChange(true);
        else close();
      }}
      title="Set a notary commission"
      description="As stated on the commission. An earlier one of the same person and state ends, and stays in the list."
      busy={set.isPending}
      footer={
        <Button type="submit" form={formId} busy={set.isPending}>
          Set commission
        </Button>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          void handleSubmit((texts) => {
            if (!state || set.isPending) return;
            set.mutate({
              ...texts,
              state,
              allowsElectronic: texts.allowsElectronic && canBeElectronic,
              allowsRemote: texts.allowsRemote && canBeRemote,
            });
          })(event);
        }}
        className="grid gap-4"
      >
        <FailureAlert failure={set.error ? describeError(set.error) : undefined} />
        <CommissionFields staff={staff} termYears={rule?.termYears} textsOf={textsOf} />
        <Checkbox
          label="Electronic acts allowed"
          hint={rule ? rule.electronic.needs : 'Choose the state first.'}
          checked={allowsElectronic && canBeElectronic}
          disabled={!canBeElectronic}
          onChange={(event) => setValue('allowsElectronic', event.currentTarget.checked)}
        />
        <Checkbox
          label="Recorded sessions allowed"
          hint="For a translator who appears by sound and picture. It needs electronic acts, and a state that has them."
          checked={allowsRemote && canBeRemote}
          disabled={!canBeRemote}
          onChange={(event) => setValue('allowsRemote', event.currentTarget.checked)}
        />
        {rule ? <p className="text-xs text-ink-2">Source: {rule.source}. Not legal advice.</p> : null}
      </form>
    </Dialog>
  );
}

interface CommissionFieldsProps extends Pick<CommissionDialogProps, 'staff'> {
  termYears: number | undefined;
  textsOf: (key: keyof Texts) => { label: string; error: string | undefined; input: InputProps };
}

function CommissionFields({ staff, termYears, textsOf }: CommissionFieldsProps) {
  const field = (key: keyof Texts) => {
    const { label, error } = textsOf(key);
    return { label, error };
  };
  const input = (key: keyof Texts) => textsOf(key).input;
  return (
    <>
      <Field {...field('userId')}>
        <Select
          placeholder="Choose a person"
          options={staff.map(({ id, name, email }) => ({ value: id, label: name ? `${name}, ${email}` : email }))}
          {...input('userId')}
        />
      </Field>
      <Field {...field('name')}>
        <TextInput maxLength={120} {...input('name')} />
      </Field>
      <div className="grid gap-4 md:grid-cols-2">
        <Field {...field('state')}>
          <Select
            placeholder="Choose a state"
            options={stateCodes.map((code) => ({ value: code, label: stateNames[code] }))}
            {...input('state')}
          />
        </Field>
        <Field {...field('county')}>
          <TextInput maxLength={60} {...input('county')} />
        </Field>
        <Field {...field('number')}>
          <TextInput maxLength={40} {...input('number')} />
        </Field>
        <Field {...field('expiresOn')} hint={termYears === undefined ? undefined : `At most ${termYears} years ahead.`}>
          <TextInput type="date" {...input('expiresOn')} />
        </Field>
      </div>
      <Field {...field('sealText')} hint="Up to six lines, as on the seal.">
        <Textarea rows={3} maxLength={300} {...input('sealText')} />
      </Field>
    </>
  );
}

function useSetCommission(onDone: () => void) {
  const utils = trpc.useUtils();
  const toast = useToast();
  return trpc.admin.setCommission.useMutation({
    onSuccess: (_view, { name }) => {
      onDone();
      toast.show({ tone: 'ok', title: 'Commission set', description: name });
    },
    onSettled: () => Promise.all([utils.admin.invalidate(), utils.documents.offer.invalidate()]),
  });
}

import { useForm, useWatch } from 'react-hook-form';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { Field } from '#client/ui/form/field.tsx';
import { Select } from '#client/ui/form/select.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { Card, CardHeader } from '#client/ui/layout/card.tsx';
import type { ActKind } from '#shared/notarial/acts.ts';
import { statementOf } from '#shared/notarial/sheet.ts';
import { placeOf } from '#shared/notarial/state-names.ts';
import type { NotarialOrder, OathView } from '#shared/schemas/notary.ts';
import { ActKindCards } from './act-kind-cards.tsx';

/** The translator's part: the oath before a notary. On paper it is sworn and signed on the sheet that the notary prints. */
export function OathForm({ order }: { order: NotarialOrder }) {
  return (
    <div className="grid gap-6">
      <InlineAlert tone="info" title="You certified this translation, so another person is its notary.">
        On paper, you swear and sign the sheet before them. Electronically, you open the act here while you are before
        them, and they complete it within the hour.
      </InlineAlert>
      {order.oath ? <Sworn oath={order.oath} /> : <Oath order={order} />}
    </div>
  );
}

function Sworn({ oath }: { oath: OathView }) {
  return (
    <InlineAlert tone="ok" title="Signed">
      <bdi>{oath.signature}</bdi>, <DateTime value={oath.swornAt} />, before <bdi>{oath.notaryName}</bdi>. It is
      delivered once the notary completes the act.
    </InlineAlert>
  );
}

interface OathValues {
  commissionId: string | undefined;
  kind: ActKind;
  signature: string;
}

function Oath({ order }: { order: NotarialOrder }) {
  const [first] = order.notaries;
  const { register, handleSubmit, setValue, control, formState } = useForm<OathValues>({
    defaultValues: { commissionId: first?.id, kind: 'jurat', signature: '' },
    shouldFocusError: false,
  });
  const [chosen, kind] = useWatch({ control, name: ['commissionId', 'kind'] });
  const open = useOpenAct();
  const notary = order.notaries.find(({ id }) => id === chosen) ?? first;
  if (!notary) {
    return (
      <InlineAlert tone="warn">
        No other person has a commission for electronic acts. It is signed on paper.
      </InlineAlert>
    );
  }

  function submit({ signature }: OathValues) {
    if (notary && !open.isPending) open.mutate({ id: order.reviewId, commissionId: notary.id, kind, signature });
  }

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)} className="grid gap-5">
      <Field label="Notary before whom you are">
        <Select
          options={order.notaries.map(({ id, name, state, county }) => ({
            value: id,
            label: `${name}, ${placeOf({ state, county })}`,
          }))}
          value={notary.id}
          onChange={(event) => setValue('commissionId', event.currentTarget.value)}
        />
      </Field>
      <ActKindCards kind={kind} needsJurat={order.needsJurat} onKind={(next) => setValue('kind', next)} />
      <Card as="section" aria-label={kind === 'jurat' ? 'Oath' : 'Declaration'}>
        <CardHeader title={kind === 'jurat' ? 'Read the oath aloud' : 'Read the declaration'} />
        {statementOf({ ...order, kind, signerName: order.certifiedByName }).map((sentence) => (
          <p key={sentence} className="font-serif text-lg wrap-anywhere">
            {sentence}
          </p>
        ))}
      </Card>
      <Field
        label="Signature"
        hint={`Type your name: ${order.certifiedByName}. You then confirm that it is you.`}
        error={formState.errors.signature ? 'Type your name to sign.' : undefined}
      >
        <TextInput
          required
          maxLength={120}
          autoComplete="off"
          {...register('signature', { validate: (text) => text.trim() !== '' })}
        />
      </Field>
      <FailureAlert failure={open.error ? describeError(open.error, 'NOTARIAL_ACT_FAILED') : undefined} />
      <div>
        <Button type="submit" busy={open.isPending}>
          {kind === 'jurat' ? 'Swear and sign' : 'Acknowledge and sign'}
        </Button>
      </div>
    </form>
  );
}

function useOpenAct() {
  const utils = trpc.useUtils();
  const toast = useToast();
  return trpc.authenticator.openAct.useMutation({
    onSuccess: ({ notaryName }) => {
      toast.show({ tone: 'ok', title: 'Signed', description: `${notaryName} completes the act within the hour.` });
    },
    onSettled: () => utils.authenticator.notarialOrder.invalidate(),
  });
}

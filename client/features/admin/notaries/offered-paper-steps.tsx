import { useState } from 'react';
import { ConfirmDialog } from '#client/lib/confirm-dialog.tsx';
import { loadError } from '#client/lib/load-error.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { Checkbox } from '#client/ui/form/checkbox.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { Textarea } from '#client/ui/form/textarea.tsx';
import { Section } from '#client/ui/layout/page.tsx';
import { limits } from '#shared/limits.ts';
import { paperStepKinds, paperStepNames, type PaperStepKind } from '#shared/paper-steps.ts';

const hints: Readonly<Record<PaperStepKind, string>> = {
  apostille: 'Of a delivered translation, by the state’s authority.',
  certified_copy: 'Shown on orders whose recipient asks for one.',
  originals: 'The customer’s papers, taken to an authority and returned.',
};

/** Which steps on paper customers can ask for; nothing is offered until it is chosen here. */
export function OfferedPaperSteps() {
  const query = trpc.admin.offeredPaperSteps.useQuery();
  return (
    <Section
      title="Steps on paper"
      description="What customers can ask for on their orders. The fee is agreed with the customer outside of the order."
    >
      <LoadState loading={query.isPending} error={loadError(query)} onRetry={() => void query.refetch()}>
        {query.data ? <OfferForm key={query.data.version} {...query.data} /> : null}
      </LoadState>
    </Section>
  );
}

function OfferForm({ offered, version }: { offered: PaperStepKind[]; version: number }) {
  const utils = trpc.useUtils();
  const toast = useToast();
  const [chosen, setChosen] = useState<readonly PaperStepKind[]>(offered);
  const [isOpen, setIsOpen] = useState(false);
  const [reason, setReason] = useState('');
  const isMissing = reason.trim().length < 3;
  const isChanged = paperStepKinds.some((kind) => chosen.includes(kind) !== offered.includes(kind));
  const save = trpc.admin.offerPaperSteps.useMutation({
    onSuccess: (saved) => {
      utils.admin.offeredPaperSteps.setData(undefined, saved);
      toast.show({ tone: 'ok', title: 'Saved', description: 'Customers see it on their orders now.' });
    },
  });
  return (
    <div className="grid gap-1 rounded-control border border-line bg-sheet p-4">
      {paperStepKinds.map((kind) => (
        <Checkbox
          key={kind}
          label={paperStepNames[kind]}
          hint={hints[kind]}
          checked={chosen.includes(kind)}
          onChange={({ currentTarget: { checked } }) =>
            setChosen((before) => (checked ? [...before, kind] : before.filter((other) => other !== kind)))
          }
        />
      ))}
      <div className="mt-3">
        <Button disabled={!isChanged} onClick={() => setIsOpen(true)}>
          Publish…
        </Button>
      </div>
      <ConfirmDialog
        open={isOpen}
        onClose={() => {
          setIsOpen(false);
          save.reset();
        }}
        tone="primary"
        title="Publish what is offered?"
        description="It takes effect at once. Steps under way go on."
        confirmLabel="Publish"
        mutation={save}
        isComplete={!isMissing}
        onConfirm={() => save.mutate({ offered: [...chosen], basedOn: version, reason: reason.trim() })}
      >
        {(isSubmitted) => (
          <Field label="Reason" error={isSubmitted && isMissing ? 'Say in a few words why.' : undefined}>
            <Textarea
              rows={2}
              required
              maxLength={limits.reasonMax}
              value={reason}
              onChange={(event) => setReason(event.currentTarget.value)}
            />
          </Field>
        )}
      </ConfirmDialog>
    </div>
  );
}

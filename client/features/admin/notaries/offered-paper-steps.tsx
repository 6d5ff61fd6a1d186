import { useState } from 'react';
import { PublicationClash } from '#client/features/admin/facts/publication-clash.tsx';
import { usePublication } from '#client/features/admin/facts/use-publication.ts';
import { ConfirmDialog } from '#client/lib/confirm-dialog.tsx';
import { queryState } from '#client/lib/query-state.ts';
import { trpc, trpcClient } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { Checkbox } from '#client/ui/form/checkbox.tsx';
import { ReasonLine } from '#client/ui/form/reason-line.tsx';
import { Section } from '#client/ui/layout/page.tsx';
import { paperStepKinds, paperStepNames, type PaperStepKind } from '#shared/paper-steps.ts';

const hints: Readonly<Record<PaperStepKind, string>> = {
  apostille: 'Of a delivered translation, by the state’s authority.',
  certified_copy: 'Shown on orders whose recipient asks for one.',
  originals: 'The customer’s papers, taken to an authority and returned.',
};

/** Steps on paper that customers may request; none by default. */
export function OfferedPaperSteps() {
  const query = trpc.admin.offeredPaperSteps.useQuery();
  return (
    <Section
      title="Steps on paper"
      description="What customers can ask for on their orders. The fee is agreed with the customer outside of the order."
    >
      <LoadState {...queryState(query)}>{query.data ? <OfferForm {...query.data} /> : null}</LoadState>
    </Section>
  );
}

function OfferForm({ offered, version }: { offered: PaperStepKind[]; version: number }) {
  const utils = trpc.useUtils();
  const toast = useToast();
  const [isOpen, setIsOpen] = useState(false);
  const publication = usePublication(
    {
      facts: Object.fromEntries(paperStepKinds.map((kind) => [kind, offered.includes(kind)])),
      latest: version,
    },
    {
      publish: (chosen, details) =>
        trpcClient.admin.offerPaperSteps.mutate({
          offered: paperStepKinds.filter((kind) => chosen[kind] === true),
          ...details,
        }),
      onPublished() {
        setIsOpen(false);
        toast.show({ tone: 'ok', title: 'Saved', description: 'Customers see it on their orders now.' });
      },
      onSettled: () => utils.admin.offeredPaperSteps.invalidate(),
    },
  );
  const { draft, mutation, reason, setReason, isReasonless, publish } = publication;
  return (
    <div className="rounded-control border border-line bg-sheet p-4">
      <PublicationClash publication={publication} />
      <div className="grid gap-1">
        {paperStepKinds.map((kind) => (
          <Checkbox
            key={kind}
            label={paperStepNames[kind]}
            hint={hints[kind]}
            checked={draft.value[kind] === true}
            onChange={({ currentTarget: { checked } }) => draft.change({ [kind]: checked })}
          />
        ))}
        <div className="mt-3">
          <Button disabled={!draft.isTouched} onClick={() => setIsOpen(true)}>
            Publish…
          </Button>
        </div>
      </div>
      <ConfirmDialog
        open={isOpen}
        onClose={() => {
          setIsOpen(false);
          mutation.reset();
        }}
        tone="primary"
        title="Publish what is offered?"
        description="It takes effect at once. Steps under way go on."
        confirmLabel="Publish"
        mutation={mutation}
        isComplete={!isReasonless}
        onConfirm={() => publish(true)}
      >
        {(isSubmitted) => (
          <>
            <PublicationClash publication={publication} />
            <ReasonLine
              error={isSubmitted && isReasonless ? 'Say in a few words why.' : undefined}
              value={reason}
              onChange={setReason}
            />
          </>
        )}
      </ConfirmDialog>
    </div>
  );
}

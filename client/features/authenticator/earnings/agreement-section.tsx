import { FileSignature } from 'lucide-react';
import { useState } from 'react';
import { LegalBlocks } from '#client/features/marketing/legal-text.tsx';
import { AcceptanceList, AgreementCopyDialog } from '#client/features/pay/agreement-copy.tsx';
import { ConfirmDialog } from '#client/lib/confirm-dialog.tsx';
import { queryState } from '#client/lib/query-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { StatusBadge } from '#client/ui/data/status-badge.tsx';
import { announce } from '#client/ui/feedback/announce.ts';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { Checkbox } from '#client/ui/form/checkbox.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import { Section } from '#client/ui/layout/page.tsx';
import type { AgreementAcceptance, OwnAgreement } from '#shared/schemas/agreement.ts';

interface AcceptDialogProps {
  due: NonNullable<OwnAgreement['due']>;
  onClose: () => void;
}

/** The user's own agreement; renders nothing for users who never were freelancers. */
export function AgreementSection() {
  const agreement = trpc.authenticator.agreement.useQuery();
  const [read, setRead] = useState<AgreementAcceptance>();
  const { data } = agreement;
  if (data?.engagement === 'employed' && data.accepted.length === 0) return null;
  return (
    <Section id="agreement" title="Agreement" description="What freelancers and the office work under.">
      <LoadState
        {...queryState(agreement)}
        errorTitle="Your agreement could not be loaded"
        isEmpty={data?.due === null && data.accepted.length === 0}
        empty={
          <EmptyState
            kind="none"
            icon={<FileSignature />}
            title="Nothing to accept yet"
            text="Once the office publishes its agreement, you read and accept it here."
          />
        }
      >
        {data ? (
          <div className="grid gap-4">
            {data.due ? <DueText due={data.due} isWaiting={data.standing === 'waiting'} /> : null}
            {data.accepted.length > 0 ? (
              <Card as="article" aria-label="Accepted versions">
                {data.standing === 'accepted' ? (
                  <StatusBadge tone="ok" word="The version in force is accepted" />
                ) : null}
                <AcceptanceList accepted={data.accepted} label="Your acceptances" onRead={setRead} />
              </Card>
            ) : null}
          </div>
        ) : null}
      </LoadState>
      {read ? <OwnCopy acceptance={read} onClose={() => setRead(undefined)} /> : null}
    </Section>
  );
}

function DueText({ due, isWaiting }: { due: NonNullable<OwnAgreement['due']>; isWaiting: boolean }) {
  const [isAccepting, setAccepting] = useState(false);
  const { version, validFrom, title, blocks, review } = due;
  return (
    <Card as="article" aria-label={`Version ${String(version)}`} className="grid gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <StatusBadge tone={isWaiting ? 'warn' : 'info'} word={isWaiting ? 'Waits for you' : 'Binds later'} />
        <p className="text-sm text-ink-2">
          Version {version} binds from <DateTime value={validFrom} />.
        </p>
      </div>
      {review === null ? <InlineAlert tone="warn" title="This text is not reviewed by a lawyer yet." /> : null}
      <div>
        <h3 className="font-serif text-xl font-semibold wrap-anywhere">{title}</h3>
        <LegalBlocks blocks={blocks} />
      </div>
      <div>
        <Button wide="phone" onClick={() => setAccepting(true)}>
          Accept version {version}…
        </Button>
      </div>
      {isAccepting ? <AcceptDialog due={due} onClose={() => setAccepting(false)} /> : null}
    </Card>
  );
}

function OwnCopy({ acceptance: { id, version }, onClose }: { acceptance: AgreementAcceptance; onClose: () => void }) {
  const copy = trpc.authenticator.agreementCopy.useQuery({ id });
  return <AgreementCopyDialog version={version} copy={copy} onClose={onClose} />;
}

/** Accepts the version that is shown. */
function AcceptDialog({ due: { versionId, version, sha256, title }, onClose }: AcceptDialogProps) {
  const utils = trpc.useUtils();
  const [hasRead, setHasRead] = useState(false);
  const accept = trpc.authenticator.acceptAgreement.useMutation({
    onSuccess(saved) {
      utils.authenticator.agreement.setData(undefined, saved);
      // The section shows it: a toast would cover the button of the copy on a phone.
      announce('Agreement accepted.');
      onClose();
    },
    // Another version may be in force: the page shows it behind the message.
    onError: () => utils.authenticator.agreement.invalidate(),
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      tone="primary"
      title={`Accept version ${String(version)}?`}
      description={`${title}. Your acceptance is kept with this text, and you can read it here later.`}
      confirmLabel="Accept"
      mutation={accept}
      isComplete={hasRead}
      onConfirm={() => accept.mutate({ versionId, sha256 })}
    >
      {(isSubmitted) => (
        <Checkbox
          label="I have read the agreement and accept it."
          error={isSubmitted && !hasRead ? 'Read the agreement, and tick this.' : undefined}
          checked={hasRead}
          onChange={(event) => setHasRead(event.currentTarget.checked)}
        />
      )}
    </ConfirmDialog>
  );
}

import { useState } from 'react';
import { AcceptanceList, AgreementCopyDialog } from '#client/features/pay/agreement-copy.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { StatusBadge } from '#client/ui/data/status-badge.tsx';
import { Dialog } from '#client/ui/overlay/dialog.tsx';
import type { AgreementAcceptance } from '#shared/schemas/agreement.ts';
import type { StaffMemberView } from '#shared/schemas/staff.ts';

type Member = Pick<StaffMemberView, 'name' | 'email' | 'engagement' | 'agreement'>;

export function isWaiting({ agreement }: Pick<Member, 'agreement'>): boolean {
  return agreement.standing === 'waiting';
}

/** How a member stands to the agreement with freelancers, and what they accepted. */
export function MemberAgreement({ member }: { member: Member }) {
  const [isOpen, setOpen] = useState(false);
  const { engagement, agreement } = member;
  if (engagement === 'employed' && agreement.accepted.length === 0) return null;
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
      {engagement === 'freelance' ? <Standing agreement={agreement} /> : null}
      {agreement.accepted.length > 0 ? (
        <Button
          size="sm"
          variant="quiet"
          aria-label={`Agreements of ${member.name ?? member.email}…`}
          onClick={() => setOpen(true)}
        >
          Agreements…
        </Button>
      ) : null}
      {isOpen ? <AgreementsDialog member={member} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}

function Standing({ agreement: { standing, accepted } }: Pick<Member, 'agreement'>) {
  if (standing === 'waiting') return <StatusBadge tone="warn" word="Freelance, agreement not accepted" />;
  if (standing === 'not-needed') return <StatusBadge tone="idle" word="Freelance, no agreement in force" />;
  const [last] = accepted;
  return <StatusBadge tone="ok" word={`Freelance, version ${String(last?.version ?? '')} accepted`} />;
}

function AgreementsDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const [read, setRead] = useState<AgreementAcceptance>();
  const name = member.name ?? member.email;
  if (read) return <MemberCopy acceptance={read} onClose={() => setRead(undefined)} />;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={`Agreements of ${name}`}
      description="Versions that they accepted, as they were shown."
    >
      <AcceptanceList accepted={member.agreement.accepted} label={`Acceptances of ${name}`} onRead={setRead} />
    </Dialog>
  );
}

function MemberCopy({
  acceptance: { id, version },
  onClose,
}: {
  acceptance: AgreementAcceptance;
  onClose: () => void;
}) {
  const copy = trpc.admin.agreementCopy.useQuery({ id });
  return <AgreementCopyDialog version={version} copy={copy} onClose={onClose} />;
}

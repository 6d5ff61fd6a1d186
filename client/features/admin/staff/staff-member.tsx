import { useState } from 'react';
import { AcceptanceList, AgreementCopyDialog } from '#client/features/pay/agreement-copy.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { Avatar } from '#client/ui/data/avatar.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { StatusBadge } from '#client/ui/data/status-badge.tsx';
import { Dialog } from '#client/ui/overlay/dialog.tsx';
import type { AgreementAcceptance } from '#shared/schemas/agreement.ts';
import type { StaffMemberView } from '#shared/schemas/staff.ts';
import { capabilityLabel } from '#shared/staff.ts';
import type { Ending } from './end-dialog.tsx';

type Agreeing = Pick<StaffMemberView, 'name' | 'email' | 'engagement' | 'agreement'>;

export function isWaiting({ agreement }: Pick<Agreeing, 'agreement'>): boolean {
  return agreement.standing === 'waiting';
}

interface MemberProps {
  member: StaffMemberView;
  canManage: boolean;
  onChange: () => void;
  onEnd: (kind: Ending['kind']) => void;
}

/** A person's row: what they may do, their agreement, and changes to their place. */
export function StaffMember({ member, canManage, onChange, onEnd }: MemberProps) {
  const name = nameOf(member);
  const isSuspended = member.suspendedAt !== null;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
      <Avatar name={name} size="sm" />
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
          {member.isYou ? <span className="font-normal text-ink-2"> (you)</span> : null}
        </p>
        <p className="text-sm wrap-anywhere text-ink-2">
          <bdi>{member.email}</bdi>
          {member.office ? ` · ${member.office}` : ''}
        </p>
        <p className="text-sm">
          {member.suspendedAt ? (
            <span className="font-medium text-warn">
              Suspended since <DateTime value={member.suspendedAt} />
            </span>
          ) : (
            workOf(member)
          )}
        </p>
        <p className="text-sm text-ink-2">
          {papersOf(member)}
          {member.hasSecondFactor ? '' : ' · No two-step sign-in'}
        </p>
        <MemberAgreement member={member} />
      </div>
      {canManage ? (
        <div className="flex flex-wrap gap-2">
          {isSuspended ? (
            <Button size="sm" variant="secondary" aria-label={`Reinstate ${name}…`} onClick={() => onEnd('reinstate')}>
              Reinstate…
            </Button>
          ) : (
            <>
              <Button size="sm" variant="secondary" aria-label={`Change what ${name} may do…`} onClick={onChange}>
                Change…
              </Button>
              <Button size="sm" variant="quiet" aria-label={`Suspend ${name}…`} onClick={() => onEnd('suspend')}>
                Suspend…
              </Button>
              <Button size="sm" variant="quiet" aria-label={`End work of ${name}…`} onClick={() => onEnd('end')}>
                End work…
              </Button>
            </>
          )}
        </div>
      ) : null}
    </li>
  );
}

/** A member's state under the freelancer agreement, and the versions they accepted. */
function MemberAgreement({ member }: { member: Agreeing }) {
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

function Standing({ agreement: { standing, accepted } }: Pick<Agreeing, 'agreement'>) {
  if (standing === 'waiting') return <StatusBadge tone="warn" word="Freelance, agreement not accepted" />;
  if (standing === 'not-needed') return <StatusBadge tone="idle" word="Freelance, no agreement in force" />;
  const [last] = accepted;
  return <StatusBadge tone="ok" word={`Freelance, version ${String(last?.version ?? '')} accepted`} />;
}

function AgreementsDialog({ member, onClose }: { member: Agreeing; onClose: () => void }) {
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

function nameOf({ name, email }: Pick<StaffMemberView, 'name' | 'email'>): string {
  return name ?? email;
}

export function wordsOf(capabilities: StaffMemberView['capabilities']): string {
  return capabilities.map((capability) => capabilityLabel[capability]).join(', ');
}

function workOf({ capabilities, pairs }: StaffMemberView): string {
  const languages =
    pairs === null ? 'every language' : pairs.map(({ from }) => from).join(', ') || 'assigned papers only';
  return `${wordsOf(capabilities)} · ${languages}`;
}

function papersOf({ papers }: StaffMemberView): string {
  if (papers === 0) return 'No open papers';
  return papers === 1 ? '1 open paper' : `${papers} open papers`;
}

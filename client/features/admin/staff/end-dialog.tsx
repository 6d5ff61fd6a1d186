import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { SkeletonRows } from '#client/ui/feedback/skeleton.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { AlertDialog } from '#client/ui/overlay/alert-dialog.tsx';
import type { HandOver, StaffMemberView } from '#shared/schemas/staff.ts';
import { spanWords } from '#shared/team/parts.ts';

export interface Ending {
  kind: 'suspend' | 'reinstate' | 'end';
  member: StaffMemberView;
}

const texts = {
  suspend: {
    title: (name: string) => `Suspend ${name}?`,
    text: 'They are signed out everywhere at once and cannot sign in. Keys, notifications, claims and assignments end; papers go back to the queue.',
    confirm: 'Suspend',
    done: 'Suspended',
  },
  end: {
    title: (name: string) => `End the work of ${name}?`,
    text: 'They keep their account as a customer. Keys, claims and assignments end; papers go back to the queue.',
    confirm: 'End work',
    done: 'Work ended',
  },
  reinstate: {
    title: (name: string) => `Reinstate ${name}?`,
    text: 'They can sign in and do what they did before. Keys and assignments do not come back.',
    confirm: 'Reinstate',
    done: 'Reinstated',
  },
} as const satisfies Record<Ending['kind'], unknown>;

/** Confirms a suspension, its end, or a removal from the staff; lists the work to hand over. */
export function EndDialog({ ending, onClose }: { ending: Ending | undefined; onClose: () => void }) {
  const email = ending?.member.email ?? '';
  const list = trpc.admin.handOver.useQuery(
    { email },
    { enabled: ending !== undefined && ending.kind !== 'reinstate', staleTime: 0 },
  );
  const end = useEnding(ending, onClose);
  const text = texts[ending?.kind ?? 'suspend'];
  return (
    <AlertDialog
      open={ending !== undefined}
      onOpenChange={(open) => {
        if (open) return;
        end.reset();
        onClose();
      }}
      tone={ending?.kind === 'reinstate' ? 'primary' : 'danger'}
      title={text.title(ending?.member.name ?? email)}
      description={text.text}
      confirmLabel={text.confirm}
      busy={end.isPending}
      onConfirm={() => end.send()}
    >
      <FailureAlert failure={end.error ? describeError(end.error) : undefined} />
      {ending && ending.kind !== 'reinstate' ? <HandOverList list={list.data} isLoading={list.isPending} /> : null}
    </AlertDialog>
  );
}

function HandOverList({ list, isLoading }: { list: HandOver | undefined; isLoading: boolean }) {
  if (isLoading) return <SkeletonRows rows={2} />;
  if (!list) return null;
  const rest = [
    list.withNotary > 0 ? `${list.withNotary} with a notary` : '',
    list.commissions > 0 ? `${list.commissions} notary commissions in force` : '',
    list.invitations > 0 ? `${list.invitations} open invitations` : '',
  ].filter(Boolean);
  return (
    <div className="grid gap-4">
      <div>
        <p className="text-sm font-semibold">
          {list.papers.length === 0 ? 'No paper goes back to the queue.' : 'These papers go back to the queue:'}
        </p>
        {list.papers.length > 0 ? (
          <ul aria-label="Papers to hand over" tabIndex={0} className="max-h-48 divide-y divide-line overflow-y-auto">
            {list.papers.map((paper) => (
              <li key={paper.reviewId} className="flex flex-wrap justify-between gap-x-4 py-2 text-sm">
                <bdi className="wrap-anywhere">{paper.filename}</bdi>
                <span className="text-ink-2">
                  {paper.sourceLanguage} · due <DateTime value={paper.dueAt} />
                </span>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      <Shares label="Texts to revise go back to those who revise:" items={list.revisions} />
      <Shares
        label="Pages of split papers go back to who holds them:"
        items={list.parts.map((part) => ({ ...part, note: `${spanWords(part)}${part.isDone ? ', done' : ''}` }))}
      />
      {rest.length > 0 ? <p className="text-sm text-ink-2">Also: {rest.join(', ')}.</p> : null}
    </div>
  );
}

interface SharesProps {
  label: string;
  items: readonly { reviewId: string; filename: string; dueAt: string; note?: string }[];
}

/** Their parts of papers that are assigned to others. */
function Shares({ label, items }: SharesProps) {
  if (items.length === 0) return null;
  return (
    <div>
      <p className="text-sm font-semibold">{label}</p>
      <ul aria-label={label} tabIndex={0} className="max-h-32 divide-y divide-line overflow-y-auto">
        {items.map(({ reviewId, filename, dueAt, note = '' }) => (
          <li key={`${reviewId} ${note}`} className="flex flex-wrap justify-between gap-x-4 py-2 text-sm">
            <bdi className="wrap-anywhere">{filename}</bdi>
            <span className="text-ink-2">
              {note === '' ? null : `${note} · `}due <DateTime value={dueAt} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function useEnding(ending: Ending | undefined, onDone: () => void) {
  const utils = trpc.useUtils();
  const toast = useToast();
  const onSuccess = async () => {
    if (ending) toast.show({ tone: 'ok', title: texts[ending.kind].done, description: ending.member.email });
    onDone();
    await utils.admin.invalidate();
  };
  const suspend = trpc.admin.suspendStaff.useMutation({ onSuccess });
  const reinstate = trpc.admin.reinstateStaff.useMutation({ onSuccess });
  const change = trpc.admin.setCapabilities.useMutation({ onSuccess });
  const isPending = suspend.isPending || reinstate.isPending || change.isPending;
  return {
    isPending,
    error: suspend.error ?? reinstate.error ?? change.error,
    reset() {
      suspend.reset();
      reinstate.reset();
      change.reset();
    },
    send() {
      if (!ending || isPending) return;
      const { email } = ending.member;
      if (ending.kind === 'suspend') suspend.mutate({ email });
      else if (ending.kind === 'reinstate') reinstate.mutate({ email });
      else change.mutate({ email, capabilities: [] });
    },
  };
}

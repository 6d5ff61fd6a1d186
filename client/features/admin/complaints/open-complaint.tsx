import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import { ConfirmDialog } from '#client/lib/confirm-dialog.tsx';
import { messageOf } from '#client/lib/error-message.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { Field } from '#client/ui/form/field.tsx';
import { Select } from '#client/ui/form/select.tsx';
import { Textarea } from '#client/ui/form/textarea.tsx';
import { can, canAny } from '#shared/access.ts';
import { complaintCauses, type ComplaintCause } from '#shared/complaints.ts';
import { causeOptions } from './findings-form.tsx';

interface OrderComplaintProps {
  documentId: string;
  verificationCode: string;
}

/** An order's complaint: its open case, or the button that opens one. */
export function OrderComplaint({ documentId, verificationCode }: OrderComplaintProps) {
  const user = useCurrentUser();
  const mayRead = user !== null && user !== undefined && canAny(user, ['desk', 'manage', 'audit']);
  const query = trpc.admin.complaints.useQuery({ documentId, state: 'open' }, { enabled: mayRead });
  const [isOpening, setIsOpening] = useState(false);
  if (!mayRead || !query.data) return null;
  if (query.data.total > 0) {
    return (
      <Link
        to="/admin/complaints"
        search={{ q: verificationCode }}
        className="inline-link flex min-h-9 items-center px-1 font-medium"
      >
        Open complaint
      </Link>
    );
  }
  if (!can(user, 'desk')) return null;
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => setIsOpening(true)}>
        Complaint…
      </Button>
      {isOpening ? <OpenComplaintDialog documentId={documentId} onClose={() => setIsOpening(false)} /> : null}
    </>
  );
}

function OpenComplaintDialog({ documentId, onClose }: { documentId: string; onClose: () => void }) {
  const utils = trpc.useUtils();
  const toast = useToast();
  const [cause, setCause] = useState<ComplaintCause>('accuracy');
  const [said, setSaid] = useState('');
  const isSaid = said.trim() !== '';
  const open = trpc.admin.openComplaint.useMutation({
    onSuccess: () => {
      toast.show({ tone: 'ok', title: 'Complaint opened' });
      onClose();
    },
    onSettled: () => utils.admin.complaints.invalidate(),
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      tone="primary"
      title="Open a complaint"
      description="It stays open until somebody writes what the house learns from it. The customer is not told."
      confirmLabel="Open"
      mutation={open}
      isComplete={isSaid}
      onConfirm={() => open.mutate({ documentId, cause, said })}
    >
      {(isSubmitted) => (
        <div className="grid gap-4">
          <Field label="Cause">
            <Select
              options={causeOptions}
              value={cause}
              onChange={({ currentTarget: { value } }) =>
                setCause(complaintCauses.find((one) => one === value) ?? 'other')
              }
            />
          </Field>
          <Field
            label="What the customer said"
            error={isSubmitted && !isSaid ? messageOf('COMPLAINT_SAID').text : undefined}
          >
            <Textarea
              dir="auto"
              rows={4}
              maxLength={2000}
              value={said}
              onChange={({ currentTarget: { value } }) => setSaid(value)}
            />
          </Field>
        </div>
      )}
    </ConfirmDialog>
  );
}

import { useState } from 'react';
import type { Checked } from '#client/features/authenticator/workspace/checked.ts';
import { StatementFacts } from '#client/features/authenticator/workspace/statement-facts.tsx';
import { StatementChecklist } from '#client/features/authenticator/workspace/statement-panel.tsx';
import { TranslationUploadDialog } from '#client/features/authenticator/workspace/upload-dialog.tsx';
import { messageOf } from '#client/lib/error-message.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { ReasonField } from '#client/ui/form/reason-field.tsx';
import { Dialog } from '#client/ui/overlay/dialog.tsx';
import { checklistPoints } from '#shared/certificate/checklist.ts';
import { findFactFaults, type CertificateFacts } from '#shared/certificate/facts.ts';
import type { ReviewDetails } from '#shared/schemas/authenticator.ts';
import { RefusedFindings, useRefusedFindings } from './refused-findings.tsx';

export interface ReissueDialogProps {
  review: ReviewDetails;
  certificate: NonNullable<ReviewDetails['certificate']>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const descriptions = {
  certified:
    'You sign the new revision. Its code stays the same; anyone who checks the earlier file sees that a newer one replaces it. The customer is told by email.',
  notarized:
    'You sign the new revision, and it goes to the notary. The earlier file stays valid until a new notarial act is recorded; then the new one replaces it under the same code, and the customer is told by email.',
} as const;

/** Issues the next revision: with corrected facts, or with a corrected file. */
export function ReissueDialog({ review, certificate, open, onOpenChange }: ReissueDialogProps) {
  const [facts, setFacts] = useState<CertificateFacts>(certificate.facts);
  const [reason, setReason] = useState('');
  const [uploadId, setUploadId] = useState<string>();
  const [isUploading, setIsUploading] = useState(false);
  const [checked, setChecked] = useState<Checked>(new Set());
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const reissue = useReissue(review, () => onOpenChange(false));
  const { value: answers, ...refused } = useRefusedFindings(reissue.error);
  const next = certificate.revision + 1;
  const isNotarized = review.translationType === 'notarized';
  const findings = findFactFaults(facts, today);
  const isMissing = reason.trim() === '';
  const isCompared = uploadId === undefined || checked.size === checklistPoints.length;

  function submit() {
    setIsSubmitted(true);
    if (isMissing || findings.length > 0 || !isCompared) return;
    reissue.mutate({
      verificationCode: certificate.verificationCode,
      revision: certificate.revision,
      reason,
      facts,
      ...answers,
      ...(uploadId === undefined ? {} : { uploadId, checklist: [...checked] }),
    });
  }

  return (
    <>
      <Dialog
        open={open}
        onOpenChange={onOpenChange}
        size="lg"
        title={`Issue revision ${next}`}
        description={descriptions[isNotarized ? 'notarized' : 'certified']}
        busy={reissue.isPending}
        footer={
          <Button busy={reissue.isPending} onClick={submit}>
            {isNotarized ? 'Sign, to the notary' : 'Sign and issue'}
          </Button>
        }
      >
        <div className="grid gap-5">
          <RefusedFindings {...refused} />
          <ReasonField
            value={reason}
            onChange={setReason}
            hint="What changed, for the customer and the audit log."
            error={isSubmitted && isMissing ? messageOf('REASON_REQUIRED').text : undefined}
          />
          <FilePart
            hasUpload={uploadId !== undefined}
            checked={checked}
            isMissing={isSubmitted && !isCompared}
            onCheck={setChecked}
            onUpload={() => setIsUploading(true)}
          />
          <StatementFacts
            facts={facts}
            language={review.sourceLanguage}
            pages={review.pages}
            findings={findings}
            isRefused={isSubmitted}
            onChange={setFacts}
          />
        </div>
      </Dialog>
      <TranslationUploadDialog
        review={review}
        kind="reissue"
        open={isUploading}
        onOpenChange={setIsUploading}
        onUploaded={(id) => {
          setUploadId(id);
          setChecked(new Set());
        }}
      />
    </>
  );
}

interface FilePartProps {
  hasUpload: boolean;
  checked: Checked;
  isMissing: boolean;
  onCheck: (checked: Checked) => void;
  onUpload: () => void;
}

/** Which file is certified; a corrected one is compared again. */
function FilePart({ hasUpload, checked, isMissing, onCheck, onUpload }: FilePartProps) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-3 text-sm">
        <span>{hasUpload ? 'A corrected file is certified.' : 'The same translation is certified again.'}</span>
        <Button size="sm" variant="secondary" onClick={onUpload}>
          Use a corrected file…
        </Button>
      </div>
      {hasUpload ? (
        <>
          <StatementChecklist checked={checked} onChange={onCheck} />
          {isMissing ? (
            <p role="alert" className="text-sm text-seal">
              Tick every point before you certify.
            </p>
          ) : null}
        </>
      ) : null}
    </>
  );
}

function useReissue({ filename, translationType }: ReviewDetails, onDone: () => void) {
  const utils = trpc.useUtils();
  const toast = useToast();
  return trpc.authenticator.reissue.useMutation({
    onSuccess({ revision }) {
      onDone();
      const isNotarized = translationType === 'notarized';
      const title = isNotarized ? 'Certified, and with the notary' : `Issued as revision ${revision}`;
      toast.show({ tone: 'ok', title, description: filename });
    },
    onSettled: () => Promise.all([utils.authenticator.invalidate(), utils.admin.invalidate()]),
  });
}

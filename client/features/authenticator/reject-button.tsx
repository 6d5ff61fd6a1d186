import { lazy, Suspense, useState } from 'react';
import type { ReviewView } from '#shared/schemas/authenticator.ts';
import { Button } from '../../ui/button.tsx';
import { useOpened } from '../../ui/use-opened.ts';

// Brings the dropzone and the upload: for those who reject.
const CorrectionDialog = lazy(async () => ({ default: (await import('./correction-dialog.tsx')).CorrectionDialog }));

/** Rejects a translation from the list, with its correction. */
export function RejectButton({ review }: { review: ReviewView }) {
  const [isOpen, setIsOpen] = useState(false);
  const hasOpened = useOpened(isOpen);
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        aria-haspopup="dialog"
        aria-label={`Reject ${review.filename} with a correction`}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        Reject…
      </Button>
      {hasOpened ? (
        <Suspense fallback={null}>
          <CorrectionDialog review={review} open={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      ) : null}
    </>
  );
}

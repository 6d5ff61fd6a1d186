import { useState } from 'react';
import type { ReviewView } from '#shared/schemas/authenticator.ts';
import { Button } from '../../ui/button.tsx';
import { CorrectionDialog } from './correction-dialog.tsx';

/** Rejects a translation from the list, with its correction. */
export function RejectButton({ review }: { review: ReviewView }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <CorrectionDialog
      review={review}
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button size="sm" variant="secondary" aria-label={`Reject ${review.filename} with a correction`}>
          Reject…
        </Button>
      }
    />
  );
}

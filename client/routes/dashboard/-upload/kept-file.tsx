import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { draftOfPending, type Draft, type OrderOptions } from '../../../features/documents/draft.ts';
import { useKeptFiles } from '../../../features/documents/use-kept-file.ts';
import { describeError, messageOf } from '../../../lib/error-message.ts';
import { FailureAlert } from '../../../lib/failure-alert.tsx';
import { findPendingNote } from '../../../lib/pending-note.ts';
import { Button } from '../../../ui/button.tsx';
import { InlineAlert } from '../../../ui/inline-alert.tsx';

export interface KeptFileProps {
  userId: string;
  onContinue: (known: { draft: Draft; options: OrderOptions }) => void;
}

/** Offers the file that was chosen before a reload or a cancelled payment. */
export function KeptFile({ userId, onContinue }: KeptFileProps) {
  const {
    kept: [kept],
    discard,
  } = useKeptFiles(userId);
  const discarding = useMutation({ mutationFn: discard });
  if (!kept) return <LostFile userId={userId} />;
  return (
    <>
      <FailureAlert failure={discarding.error ? describeError(discarding.error) : undefined} />
      <InlineAlert
        tone="info"
        announce
        className="mb-6"
        title={
          <>
            We kept <bdi>{kept.file.name}</bdi>
          </>
        }
        action={
          <span className="flex flex-wrap gap-2">
            <Button
              size="sm"
              onClick={() => {
                onContinue(draftOfPending(kept));
              }}
            >
              Continue
            </Button>
            <Button
              size="sm"
              variant="secondary"
              busy={discarding.isPending}
              onClick={() => {
                discarding.mutate([kept]);
              }}
            >
              Discard
            </Button>
          </span>
        }
      >
        It was not paid for yet. You can go on where you stopped.
      </InlineAlert>
    </>
  );
}

/** A phone that keeps no files: at least the name of what was chosen. */
function LostFile({ userId }: { userId: string }) {
  const [name] = useState(() => findPendingNote(userId));
  if (name === undefined) return null;
  return (
    <InlineAlert tone="warn" announce className="mb-6" title={<bdi>{name}</bdi>}>
      {messageOf('LOCAL_FILE_MISSING').text}
    </InlineAlert>
  );
}

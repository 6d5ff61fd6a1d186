import { useMutation } from '@tanstack/react-query';
import { draftOfPending, type Draft, type OrderOptions } from '../../../features/documents/draft.ts';
import { useKeptFiles } from '../../../features/documents/use-kept-file.ts';
import { describeError } from '../../../lib/error-message.ts';
import { FailureAlert } from '../../../lib/failure-alert.tsx';
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
  if (!kept) return null;
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

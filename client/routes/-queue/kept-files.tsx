import { useMutation } from '@tanstack/react-query';
import { draftOfPending, type Draft, type OrderOptions } from '../../features/documents/draft.ts';
import { useKeptFiles } from '../../features/documents/use-kept-file.ts';
import { describeError } from '../../lib/error-message.ts';
import { FailureAlert } from '../../lib/failure-alert.tsx';
import { Button } from '../../ui/button.tsx';
import { InlineAlert } from '../../ui/inline-alert.tsx';

export interface KeptFilesProps {
  userId: string;
  onContinue: (known: { draft: Draft; options: OrderOptions }[]) => void;
}

/** Offers the files that were chosen before a reload or a cancelled payment. */
export function KeptFiles({ userId, onContinue }: KeptFilesProps) {
  const { kept, discard } = useKeptFiles(userId);
  const discarding = useMutation({ mutationFn: discard });
  if (kept.length === 0) return null;
  return (
    <>
      <FailureAlert failure={discarding.error ? describeError(discarding.error) : undefined} />
      <InlineAlert
        tone="info"
        announce
        className="mb-6"
        title={kept.length === 1 ? 'We kept a file' : `We kept ${String(kept.length)} files`}
        action={
          <span className="flex flex-wrap gap-2">
            <Button
              size="sm"
              onClick={() => {
                onContinue(kept.map(draftOfPending));
              }}
            >
              Continue
            </Button>
            <Button
              size="sm"
              variant="secondary"
              busy={discarding.isPending}
              onClick={() => {
                discarding.mutate(kept);
              }}
            >
              Discard
            </Button>
          </span>
        }
      >
        <ul>
          {kept.map(({ id, file }) => (
            <li key={id}>
              <bdi>{file.name}</bdi>
            </li>
          ))}
        </ul>
      </InlineAlert>
    </>
  );
}

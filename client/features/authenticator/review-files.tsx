import { FileText, Languages } from 'lucide-react';
import type { ReviewView } from '#shared/schemas/authenticator.ts';
import { ClientError } from '../../lib/error-message.ts';
import { trpcClient } from '../../lib/trpc.ts';
import { useFileAction } from '../../lib/use-file-action.ts';
import { Button } from '../../ui/button.tsx';

function linkTo(id: string, kind: 'original' | 'translation') {
  return async () => {
    const review = await trpcClient.authenticator.get.query({ id });
    const link = review[kind];
    if (!link) throw new ClientError('PDF_MISSING');
    return link.url;
  };
}

/** Opens what the client sent, and what the workflow made of it. */
export function ReviewFiles({ review }: { review: ReviewView }) {
  const file = useFileAction();
  const { id, filename } = review;
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        icon={<FileText aria-hidden="true" />}
        aria-label={`Open original of ${filename}`}
        onClick={() => {
          file.view(linkTo(id, 'original'));
        }}
      >
        Original
      </Button>
      {review.hasTranslation ? (
        <Button
          size="sm"
          variant="secondary"
          icon={<Languages aria-hidden="true" />}
          aria-label={`Open translation of ${filename}`}
          onClick={() => {
            file.view(linkTo(id, 'translation'));
          }}
        >
          Translation
        </Button>
      ) : null}
    </>
  );
}

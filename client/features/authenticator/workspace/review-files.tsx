import { ClientError } from '#client/lib/error-message.ts';
import { trpcClient } from '#client/lib/trpc.ts';
import { useFileAction } from '#client/lib/use-file-action.tsx';
import type { ReviewView } from '#shared/schemas/authenticator.ts';

function linkTo(id: string, kind: 'original' | 'translation') {
  return async () => {
    const review = await trpcClient.authenticator.get.query({ id });
    const link = review[kind];
    if (!link) throw new ClientError('PDF_MISSING');
    return link.url;
  };
}

/** Opens the original and the workflow's translation. */
export function ReviewFiles({ review }: { review: ReviewView }) {
  return (
    <>
      <FileButton review={review} kind="original" />
      {review.hasTranslation ? <FileButton review={review} kind="translation" /> : null}
    </>
  );
}

const labels = { original: 'Original', translation: 'Translation' } as const;

function FileButton({ review, kind }: { review: ReviewView; kind: keyof typeof labels }) {
  const file = useFileAction();
  return (
    <>
      <button
        type="button"
        aria-label={`Open ${kind} of ${review.filename}`}
        onClick={() => file.view(linkTo(review.id, kind))}
        className="inline-link min-h-11 text-sm font-medium md:min-h-7"
      >
        {labels[kind]}
      </button>
      {file.viewer}
    </>
  );
}

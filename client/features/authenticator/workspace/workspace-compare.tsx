import { useState } from 'react';
import { messageOf } from '#client/lib/error-message.ts';
import { CompareView, type CompareSide } from '#client/ui/viewer/compare-view.tsx';
import type { ReviewDetails } from '#shared/schemas/authenticator.ts';

type Link = ReviewDetails['original'];

export interface WorkspaceCompareProps {
  review: ReviewDetails;
  /** The reviewer's uploaded file, shown in place of the translation. */
  upload?: NonNullable<Link> | undefined;
  /** The studio's text as a data URL, shown in place of the translation; `printing` before it is there. */
  printed?: string | undefined;
  onRead?: () => void;
  /** Refetches the review, for fresh signed links. */
  onRefresh: () => Promise<ReviewDetails | undefined>;
}

/** The original beside its translation. The first signed link is kept, so that a refetch does not reload the viewer. */
export function WorkspaceCompare({ review, upload, printed, onRead, onRefresh }: WorkspaceCompareProps) {
  const [kept, setKept] = useState({ original: review.original, translation: review.translation });
  const original = kept.original ?? review.original;
  const translation = kept.translation ?? review.translation;
  if (original !== kept.original || translation !== kept.translation) setKept({ original, translation });

  async function refresh() {
    const fresh = await onRefresh();
    if (fresh) setKept({ original: fresh.original, translation: fresh.translation });
  }

  const side = (label: string, link: Link, emptyText: string): CompareSide => ({
    label,
    ...(link ? { file: { src: link.url, name: review.filename, kind: kindOf(link.mimetype) } } : {}),
    emptyText,
    errorText: messageOf('PDF_OPEN_FAILED').text,
    onRetry: () => void refresh(),
  });
  return (
    <>
      <h2 className="sr-only">Original and translation</h2>
      <CompareView
        label="Original and translation"
        left={{
          ...side('Original', original, messageOf('PDF_MISSING').text),
          turnsOf: (page) => (review.turnedPages.find((one) => one.page === page)?.rotation ?? 0) / 90,
        }}
        right={
          printed === undefined
            ? side(upload ? 'Your file' : 'Translation', upload ?? translation, missingText(review))
            : printedSide(printed)
        }
        {...(onRead ? { onRead } : {})}
        className="h-[80dvh] min-h-96 lg:h-full lg:min-h-0"
      />
    </>
  );
}

function printedSide(printed: string): CompareSide {
  return {
    label: 'Printed text',
    ...(printed === 'printing' ? { loading: true } : { file: { src: printed, name: '', kind: 'pdf' as const } }),
    emptyText: messageOf('PDF_MISSING').text,
    errorText: messageOf('PDF_OPEN_FAILED').text,
  };
}

function kindOf(mimetype: string): 'pdf' | 'image' {
  return mimetype === 'application/pdf' ? 'pdf' : 'image';
}

function missingText(review: ReviewDetails): string {
  if (review.status !== 'pending') return messageOf('PDF_MISSING').text;
  return review.workflowState === 'failed'
    ? 'The translation failed. Try it again, or supply a translation.'
    : 'The translation isn’t ready yet.';
}

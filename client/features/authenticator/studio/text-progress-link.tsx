import { Link } from '@tanstack/react-router';
import { Languages } from 'lucide-react';
import type { QueueSearch } from '#client/features/authenticator/queue/queue-search.ts';
import { useStaffPaths } from '#client/features/authenticator/staff-paths.ts';
import { ButtonLink } from '#client/ui/button/button-link.tsx';
import type { ReviewDetails } from '#shared/schemas/authenticator.ts';

/** Opens the studio, with the progress of the review's text. */
export function TextProgressLink({ review, search }: { review: ReviewDetails; search: QueueSearch }) {
  const { studio: path } = useStaffPaths();
  const { id, text } = review;
  return (
    <ButtonLink
      size="sm"
      variant="secondary"
      icon={<Languages aria-hidden="true" />}
      render={<Link to={path} params={{ reviewId: id }} search={search} />}
    >
      {text ? `Text: ${text.confirmed} of ${text.blocks} confirmed` : 'Text'}
    </ButtonLink>
  );
}

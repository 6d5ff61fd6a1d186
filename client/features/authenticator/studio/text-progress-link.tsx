import { Languages } from 'lucide-react';
import { Link } from '@tanstack/react-router';
import type { ReviewDetails } from '#shared/schemas/authenticator.ts';
import { ButtonLink } from '#client/ui/button/button-link.tsx';
import type { QueueSearch } from '#client/features/authenticator/queue/queue-search.ts';
import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';

/** Opens the studio, with the progress of the review's text. */
export function TextProgressLink({ review, search }: { review: ReviewDetails; search: QueueSearch }) {
  const path = useStudioPath();
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

/** The studio's route in the user's own area. */
function useStudioPath() {
  const user = useCurrentUser();
  return user?.role === 'admin' ? '/admin/review/$reviewId/studio' : '/authenticator/authenticate/$reviewId/studio';
}

import { Languages } from 'lucide-react';
import { Link } from '@tanstack/react-router';
import { trpc } from '#client/lib/trpc.ts';
import { ButtonLink } from '#client/ui/button/button-link.tsx';
import type { QueueSearch } from '#client/features/authenticator/queue/queue-search.ts';
import { useStudioPath } from './studio-path.ts';

/** Opens the studio, with the progress of the review's text. */
export function TextProgressLink({ reviewId, search }: { reviewId: string; search: QueueSearch }) {
  const path = useStudioPath();
  const { data } = trpc.authenticator.text.useQuery({ id: reviewId }, { retry: false });
  const words = data ? `Text: ${data.progress.confirmed} of ${data.progress.blocks} confirmed` : 'Text';
  return (
    <ButtonLink
      size="sm"
      variant="secondary"
      icon={<Languages aria-hidden="true" />}
      render={<Link to={path} params={{ reviewId }} search={search} />}
    >
      {words}
    </ButtonLink>
  );
}

import { createFileRoute } from '@tanstack/react-router';
import { ReviewRoute } from '#client/routes/-staff/review.tsx';

export const Route = createFileRoute('/authenticator/authenticate/$reviewId')({
  staticData: { title: 'Review', isFocused: true },
  component: ReviewRoute,
});

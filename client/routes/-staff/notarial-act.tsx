import { useNavigate } from '@tanstack/react-router';
import { ActPage } from '#client/features/authenticator/notary/act-page.tsx';
import { useReviewId } from './own-route.ts';

export function NotarialActRoute() {
  const reviewId = useReviewId();
  const navigate = useNavigate();
  return <ActPage key={reviewId} reviewId={reviewId} onDone={() => void navigate({ to: '..' })} />;
}

import { createFileRoute } from '@tanstack/react-router';
import { ActPage } from '#client/features/authenticator/notary/act-page.tsx';

export const Route = createFileRoute('/authenticator/notary/$reviewId')({
  staticData: { title: 'Notarial act' },
  component: ActRoute,
});

function ActRoute() {
  const { reviewId } = Route.useParams();
  const navigate = Route.useNavigate();
  return <ActPage key={reviewId} reviewId={reviewId} onDone={() => void navigate({ to: '..' })} />;
}

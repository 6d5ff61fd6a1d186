import { createFileRoute } from '@tanstack/react-router';
import { VerifyPage } from '#client/features/verification/verify-page.tsx';
import { words } from '#client/ui/words.ts';

export const Route = createFileRoute('/_public/verify_/$code')({
  staticData: { title: () => words('verify')('title'), words: ['verify', 'kinds'], isLight: true },
  component: VerifyOneCode,
});

/** The same page at an address of its own, to link to and to print. */
function VerifyOneCode() {
  const { code } = Route.useParams();
  const navigate = Route.useNavigate();
  const show = (next: string | undefined) => {
    if (next === undefined) void navigate({ to: '/verify' });
    else void navigate({ params: { code: next }, resetScroll: false });
  };
  return <VerifyPage code={code} onCode={show} />;
}

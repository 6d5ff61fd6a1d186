import { createFileRoute } from '@tanstack/react-router';
import { VerifyPage } from '#client/features/verification/verify-page.tsx';
import { searchText } from '#client/lib/search.ts';
import { words } from '#client/ui/words.ts';

export const Route = createFileRoute('/_public/verify')({
  staticData: { title: () => words('verify')('title'), words: ['verify', 'kinds'], isLight: true },
  validateSearch: (search): { code?: string } => ({ code: searchText(search['code']) }),
  component: VerifyAnyCode,
});

function VerifyAnyCode() {
  const { code } = Route.useSearch();
  const navigate = Route.useNavigate();
  return <VerifyPage code={code} onCode={(next) => void navigate({ search: { code: next }, resetScroll: false })} />;
}

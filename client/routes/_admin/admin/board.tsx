import { createFileRoute } from '@tanstack/react-router';
import { BoardPage } from '#client/features/admin/board/board-page.tsx';
import { readBoardSearch } from '#client/features/admin/board/board-search.ts';
import { trpcUtils } from '#client/lib/trpc.ts';

export const Route = createFileRoute('/_admin/admin/board')({
  staticData: { title: 'Board' },
  validateSearch: readBoardSearch,
  loaderDeps: ({ search: { week } }) => ({ week }),
  loader: ({ deps: { week } }) => {
    void trpcUtils.admin.board.prefetch(week === undefined ? undefined : { week });
  },
  component: BoardRoute,
});

function BoardRoute() {
  const { week } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <BoardPage week={week} onWeek={(next) => void navigate({ search: next === undefined ? {} : { week: next } })} />
  );
}

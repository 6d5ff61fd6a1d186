import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { BoardPage } from '#client/features/admin/board/board-page.tsx';
import { SplitFromList } from '#client/features/authenticator/parts/split-from-list.tsx';
import { trpcUtils } from '#client/lib/trpc.ts';
import type { BoardCard } from '#shared/schemas/team.ts';

interface BoardSearch {
  week?: string;
}

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
  const [splitting, setSplitting] = useState<BoardCard>();
  return (
    <>
      <BoardPage
        week={week}
        onWeek={(next) => void navigate({ search: next === undefined ? {} : { week: next } })}
        onSplit={setSplitting}
      />
      {splitting ? <SplitFromList review={splitting} onClose={() => setSplitting(undefined)} /> : null}
    </>
  );
}

/** The board's week in the address. */
function readBoardSearch(search: Record<string, unknown>): BoardSearch {
  const { week } = search;
  const isDay = typeof week === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(week) && !Number.isNaN(Date.parse(week));
  return isDay ? { week } : {};
}

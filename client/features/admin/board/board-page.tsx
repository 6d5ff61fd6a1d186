import { ChevronLeft, ChevronRight, Users } from 'lucide-react';
import { dayLabel } from '#client/features/team/days.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { queryState } from '#client/lib/query-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { Page, PageHeader } from '#client/ui/layout/page.tsx';
import { useIsPhone } from '#client/ui/use-media-query.ts';
import type { Board } from '#shared/schemas/team.ts';
import type { Mover } from './board-card.tsx';
import { BoardGrid, PeopleList, Unassigned } from './board-grid.tsx';
import { moveBetweenCards } from './card-moves.ts';
import { useMove } from './use-move.ts';

export interface BoardPageProps {
  /** A day of the week; this week unless set. */
  week: string | undefined;
  onWeek: (week: string | undefined) => void;
  onSplit: Mover['split'];
}

/** The board: assigned papers of a week, by person and day. */
export function BoardPage({ week, onWeek, onSplit }: BoardPageProps) {
  // Keeps the week buttons, and the focus in them, while another week loads.
  const board = trpc.admin.board.useQuery(week === undefined ? undefined : { week }, {
    placeholderData: (last) => last,
  });
  const { data, isPlaceholderData } = board;
  const move = useMove(week);
  return (
    <Page width="wide">
      <PageHeader
        title="Board"
        description={
          <>
            <span className="max-md:hidden">Drag a document to a person, or move</span>
            <span className="md:hidden">Move</span> or split it by its menu.
            <span className="max-md:hidden"> Arrow keys go from document to document.</span>
          </>
        }
        actions={
          data ? (
            <Weeks board={data} asked={isPlaceholderData ? (week ?? data.today) : data.week} onWeek={onWeek} />
          ) : undefined
        }
      />
      <FailureAlert failure={move.failure} />
      <LoadState
        {...queryState(board)}
        loading={board.isPending || isPlaceholderData}
        errorTitle="The board could not be loaded"
        isEmpty={data?.people.length === 0}
        empty={<EmptyState kind="none" icon={<Users />} title="Nobody works on papers yet" />}
      >
        {data ? (
          <Shown
            board={data}
            now={new Date(board.dataUpdatedAt).toISOString()}
            move={{ send: move.send, movingId: move.movingId, split: onSplit }}
          />
        ) : null}
      </LoadState>
    </Page>
  );
}

interface ShownProps {
  board: Board;
  now: string;
  move: Omit<Mover, 'people'>;
}

function Shown({ board, now, move }: ShownProps) {
  const isPhone = useIsPhone();
  const mover = { people: board.people, ...move };
  const parts = { board, now, mover };
  return (
    <div className="grid gap-4 2xl:grid-cols-[15rem_minmax(0,1fr)] 2xl:items-start" onKeyDownCapture={moveBetweenCards}>
      <Unassigned {...parts} />
      {isPhone ? <PeopleList {...parts} /> : <BoardGrid {...parts} />}
    </div>
  );
}

const dayMs = 24 * 60 * 60 * 1000;

interface WeeksProps {
  board: Board;
  /** A day of the requested week, which may still be loading; the buttons step from it. */
  asked: string;
  onWeek: (week: string | undefined) => void;
}

function Weeks({ board, asked, onWeek }: WeeksProps) {
  const moved = (days: number) => new Date(Date.parse(`${asked}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
  const last = board.days.at(-1)?.day ?? board.week;
  const isThisWeek = board.week <= board.today && board.today <= last;
  return (
    <div className="flex flex-wrap items-center gap-2 max-md:-ms-3">
      <Button size="sm" variant="quiet" onClick={() => onWeek(moved(-7))}>
        <ChevronLeft aria-hidden="true" className="size-5 rtl:rotate-180" />
        <span className="sr-only">Week before</span>
      </Button>
      <p aria-live="polite" className="text-sm font-semibold">
        {dayLabel(board.week)} – {dayLabel(last)}
      </p>
      <Button size="sm" variant="quiet" onClick={() => onWeek(moved(7))}>
        <ChevronRight aria-hidden="true" className="size-5 rtl:rotate-180" />
        <span className="sr-only">Week after</span>
      </Button>
      {isThisWeek ? null : (
        <Button size="sm" variant="secondary" onClick={() => onWeek(undefined)}>
          This Week
        </Button>
      )}
    </div>
  );
}

import { useState } from 'react';
import { describeError, type Failure } from '#client/lib/error-message.ts';
import { trpc } from '#client/lib/trpc.ts';
import { announce } from '#client/ui/feedback/announce.ts';
import { findCard, moveCard } from './card-moves.ts';

/**
 * Optimistic move of a card, rolled back when the server refuses or is unreachable. If a colleague moved the card in
 * the meantime, the server refuses and the board is refetched.
 */
export function useMove(week: string | undefined) {
  const utils = trpc.useUtils();
  const [failure, setFailure] = useState<Failure>();
  const input = week === undefined ? undefined : { week };
  const move = trpc.admin.moveReview.useMutation({
    async onMutate(moved) {
      await utils.admin.board.cancel(input);
      const before = utils.admin.board.getData(input);
      if (before) utils.admin.board.setData(input, moveCard(before, moved));
      return { input, before };
    },
    onSuccess: (_answer, { id, to }) => {
      const board = utils.admin.board.getData(input);
      const name = board?.people.find((person) => person.id === to)?.name ?? 'nobody';
      announce(`${(board && findCard(board, id)?.card.filename) ?? 'The document'} moved to ${name}.`);
    },
    onError(error, { id, from }, context) {
      // Only this card goes back, in its own week: others may have moved since.
      if (context) {
        utils.admin.board.setData(context.input, (board) =>
          board && findCard(board, id) ? moveCard(board, { id, to: from ?? null }) : context.before,
        );
      }
      setFailure(describeError(error));
    },
    onSettled: () => utils.admin.board.invalidate(),
  });
  return {
    failure,
    movingId: move.isPending ? move.variables.id : undefined,
    send(id: string, to: string | null) {
      const board = utils.admin.board.getData(input);
      const placed = board && findCard(board, id);
      if (!placed || placed.holder === to) return;
      setFailure(undefined);
      move.mutate({ id, from: placed.holder, to });
    },
  };
}

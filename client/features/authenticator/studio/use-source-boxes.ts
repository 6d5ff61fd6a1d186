import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { describeError } from '#client/lib/error-message.ts';
import { trpc } from '#client/lib/trpc.ts';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import type { BoxAnswer, ReadBox, ReadPage } from '#shared/schemas/source-boxes.ts';
import type { TextBlock } from '#shared/schemas/translation-text.ts';
import { accountedInk, findUncovered } from '#shared/translation-checks/source-boxes.ts';
import { useStudio, useText } from './studio-context.ts';
import type { TextStore } from './text/text-store.ts';

/** Boxes read on a page, compared with its text on every change. */
export interface PageBoxes {
  /** Missing from the text, without an explanation. */
  open: readonly ReadBox[];
  /** Not in the text, with the reason. */
  explained: readonly { box: ReadBox; answer: BoxAnswer }[];
  /** Share of the page's ink in boxes of the text, or explained; null where it was not measured. */
  ink: number | null;
}

const none: readonly ReadBox[] = [];
const noAnswers: readonly BoxAnswer[] = [];

/** Fetches what was read when the studio opens, and again after each reading of a page. */
export function useFollowReadings(store: TextStore, reviewId: string): void {
  const utils = trpc.useUtils();
  const states = useSyncExternalStore(store.subscribe, () =>
    store
      .pages()
      .map(({ state }) => state)
      .join(' '),
  );
  useEffect(() => {
    void utils.authenticator.sourceBoxes.invalidate({ id: reviewId });
  }, [utils, reviewId, states]);
}

/** Undefined for a page that was read before boxes were kept. */
export function usePageBoxes(page: number): PageBoxes | undefined {
  const { reviewId } = useStudio();
  const { data } = trpc.authenticator.sourceBoxes.useQuery({ id: reviewId }, { staleTime: Infinity });
  const read = data?.pages.find((one) => one.page === page);
  const answers = data?.answers ?? noAnswers;
  const uncovered = useUncovered(read, page);
  return useMemo(() => {
    if (!read) return undefined;
    const reasons = new Map(answers.map((answer) => [answer.boxId, answer]));
    const open = uncovered.filter(({ id }) => !reasons.has(id));
    const explained = uncovered.flatMap((box) => {
      const answer = reasons.get(box.id);
      return answer ? [{ box, answer }] : [];
    });
    return { open, explained, ink: accountedInk(read, open) };
  }, [read, answers, uncovered]);
}

function useUncovered(read: ReadPage | undefined, page: number): readonly ReadBox[] {
  const uncoveredIn = useMemo(() => uncoveredOf(read, page), [read, page]);
  return useText(uncoveredIn);
}

/** Memoized by the page's blocks: every change of the text recomputes each page. */
function uncoveredOf(read: ReadPage | undefined, page: number): (store: TextStore) => readonly ReadBox[] {
  let known: readonly (TextBlock | undefined)[] | undefined;
  let found = none;
  return (store) => {
    if (!read) return none;
    const blocks = store.idsOf(page).map((id) => store.block(id));
    const isSame = known?.length === blocks.length && blocks.every((block, index) => block === known?.[index]);
    if (isSame) return found;
    known = blocks;
    const next = findUncovered(
      read.boxes,
      blocks.flatMap((block) => block ?? []),
    );
    if (next.length !== found.length || next.some((box, index) => box !== found[index])) found = next;
    return found;
  };
}

/** Dismisses a box with a reason; null restores it. */
export function useAnswerBox(): { isSending: boolean; answer: (boxId: string, reason: string | null) => void } {
  const { reviewId } = useStudio();
  const utils = trpc.useUtils();
  const toast = useToast();
  const { mutate, isPending } = trpc.authenticator.answerBox.useMutation({
    onSuccess(boxes) {
      utils.authenticator.sourceBoxes.setData({ id: reviewId }, boxes);
      void utils.authenticator.textChecks.invalidate({ id: reviewId });
    },
    onError: (error) => toast.show({ tone: 'error', title: 'Not saved', description: describeError(error).text }),
  });
  return { isSending: isPending, answer: (boxId, reason) => mutate({ id: reviewId, boxId, reason }) };
}

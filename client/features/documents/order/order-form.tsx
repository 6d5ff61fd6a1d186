import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { isRefused, type QueueItem } from '#client/features/documents/upload-queue/queue-item.ts';
import { useUploadQueue } from '#client/features/documents/upload-queue/use-upload-queue.ts';
import { describeError, type Failure } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { useLeaveWarning } from '#client/lib/use-leave-warning.ts';
import { RecoveredDrafts } from './draft-notices.tsx';
import { defaultOptions, isAnswered, type KnownDraft, type OrderOptions } from './draft.ts';
import { FileZone, NoCopies } from './file-zone.tsx';
import { joinIds } from './open-drafts.ts';
import { OrderList } from './order-list.tsx';
import { OrderOptionsFields } from './order-options.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PhotoPages } from './photo-pages.tsx';
import { RefusedFiles } from './refused-files.tsx';
import { SingleFile } from './single-file.tsx';

export interface OrderFormProps {
  userId: string;
  /** Restored drafts. */
  initial?: readonly KnownDraft[] | undefined;
  /** `single`: one document fills the form, more become rows. `several`: always rows, uploaded as soon as answered. */
  layout: 'single' | 'several';
  /** Position of the sticky summary. */
  summaryClass?: string;
  children?: ReactNode;
}

/** The order form: files, options and prices, up to the check page. */
export function OrderForm({ userId, initial, layout, summaryClass, children }: OrderFormProps) {
  const { queue, state } = useUploadQueue({ userId, initial, isEager: layout === 'several' });
  const { items, canSaveCopies, isOrdering } = state;
  const [firstOptions, setFirstOptions] = useState(defaultOptions);
  const [failure, setFailure] = useState<Failure>();
  const form = useRef<HTMLDivElement>(null);
  const missing = useMissingAnswers(form);
  const checkAnswers = useCheckAnswers();
  const ordered = items.filter((item) => !isRefused(item));
  const [only] = ordered;
  const isRows = layout === 'several' || ordered.length > 1;
  useLeaveWarning(ordered.some(({ phase }) => phase.name !== 'stored'));

  function add(files: readonly File[]) {
    queue.add(files, only || files.length > 1 ? defaultOptions : firstOptions);
    // The first document took these options; the next one starts without.
    if (queue.state().items.some((item) => !isRefused(item))) setFirstOptions(defaultOptions);
  }

  function remove(key: string) {
    setFailure(undefined);
    queue.remove(key).catch((error: unknown) => setFailure(describeError(error)));
  }

  async function order() {
    if (isOrdering) return;
    if (ordered.some(({ options }) => !isAnswered(options))) {
      missing.show();
      return;
    }
    if (await queue.order()) await checkAnswers(idsOf(queue.state().items));
  }

  function changeOnly(options: OrderOptions) {
    if (only) queue.setOptions(only.key, options);
    else setFirstOptions(options);
  }

  return (
    <div ref={form} className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="min-w-0">
        <div className="grid gap-6">
          {ordered.length === 0 ? <RecoveredDrafts userId={userId} onContinue={queue.restore} /> : null}
          {failure ? <FailureAlert failure={failure} /> : null}
          {canSaveCopies ? null : <NoCopies />}
          {isRows ? null : (
            <SingleFile
              item={only}
              disabled={isOrdering}
              onRemove={remove}
              onCancel={queue.cancel}
              onRetry={queue.retry}
            />
          )}
          <FileZone layout={layout} hasFile={only !== undefined} disabled={isOrdering} onFiles={add} />
          {isOrdering ? null : <PhotoPages items={ordered} queue={queue} />}
          <RefusedFiles items={items.filter(isRefused)} onRemove={remove} />
          {isRows ? (
            <OrderList
              items={ordered}
              queue={queue}
              disabled={isOrdering}
              isChecked={missing.isShown}
              onRemove={remove}
            />
          ) : (
            <OrderOptionsFields
              options={only?.options ?? firstOptions}
              pages={only?.draft.pages}
              proposal={only?.proposal}
              isLanguageMissing={missing.isShown}
              disabled={isOrdering}
              onChange={changeOnly}
            />
          )}
        </div>
        {children}
      </div>
      <div className={summaryClass ?? 'sticky bottom-0 z-20 lg:static'}>
        <OrderSummary items={items} isOrdering={isOrdering} onOrder={() => void order()} />
      </div>
    </div>
  );
}

function idsOf(items: readonly QueueItem[]): string[] {
  return items.flatMap((item) => (isRefused(item) ? [] : (item.draft.documentId ?? [])));
}

/** Marks unanswered fields after a submit, and focuses the first. */
function useMissingAnswers(form: RefObject<HTMLElement | null>) {
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>(':is(select, input)[aria-invalid="true"]')?.focus();
  }, [attempts, form]);
  return {
    isShown: attempts > 0,
    show: () => setAttempts((count) => count + 1),
  };
}

/** Opens the check page. Its Back restores these drafts in the form. */
export function useCheckAnswers() {
  const navigate = useNavigate();
  const path = useRouterState({ select: (state) => state.location.pathname });
  return async (documentIds: readonly string[]) => {
    const drafts = joinIds(documentIds);
    if (path === '/dashboard/upload' || path === '/upload') {
      void navigate({ to: path, search: { draft: drafts }, replace: true, resetScroll: false });
      // The history merges two navigations of one task into one entry.
      await new Promise((resolve) => setTimeout(resolve));
    }
    await navigate({ to: '/dashboard/check', search: { documents: drafts } });
  };
}

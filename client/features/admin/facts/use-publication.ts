import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { describeError } from '#client/lib/error-message.ts';
import { useDraft, type DraftControls } from '#client/lib/use-draft.ts';
import type { FactsVersion } from '#shared/schemas/published-facts.ts';

interface Published<T> {
  /** The facts in force, as they are edited. */
  facts: T;
  latest: number;
  versions?: readonly Pick<FactsVersion<unknown>, 'version' | 'publishedByName' | 'reason'>[];
}

interface PublicationActions<T> {
  publish: (facts: T, details: { basedOn: number; reason: string }) => Promise<{ version: number }>;
  onPublished: () => void;
  /** Refetches the facts: after a conflict the form shows who published first. */
  onSettled: () => Promise<unknown>;
}

export interface Publication<T> extends Published<T> {
  draft: DraftControls<T>;
  reason: string;
  setReason: (reason: string) => void;
  isReasonless: boolean;
  /** True after the first attempt to publish: errors are shown from then on. */
  isTried: boolean;
  /** Publishes unless a reason is missing, `isValid` is false or a publication is running. */
  publish: (isValid: boolean) => void;
  mutation: { isPending: boolean; error: unknown; reset: () => void };
}

/** Facts that are edited and published by one form, with a reason. */
export function usePublication<T extends object>(
  published: Published<T>,
  { publish, onPublished, onSettled }: PublicationActions<T>,
): Publication<T> {
  const draft = useDraft({ published: published.facts, latest: published.latest });
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const isReasonless = reason.trim().length < 3;
  const mutation = useMutation({
    async mutationFn() {
      const { value, basedOn } = draft;
      const { version } = await publish(value, { basedOn, reason: reason.trim() });
      draft.publishedAs(version, value);
    },
    onSuccess() {
      setReason('');
      setIsTried(false);
      onPublished();
    },
    onSettled,
  });
  return {
    ...published,
    ...{ draft, reason, setReason, isReasonless, isTried },
    mutation: {
      isPending: mutation.isPending,
      error: isLoadedConflict(mutation.error, published.latest) ? null : mutation.error,
      reset: mutation.reset,
    },
    publish(isValid) {
      setIsTried(true);
      if (isValid && !isReasonless && !mutation.isPending) mutation.mutate();
    },
  };
}

/** Whether the conflicting version is loaded: the clash notice then replaces the error, which says less. */
function isLoadedConflict(error: unknown, latest: number): boolean {
  if (!error) return false;
  const { code, details } = describeError(error);
  return code === 'FACTS_CHANGED' && Number(details['version']) <= latest;
}

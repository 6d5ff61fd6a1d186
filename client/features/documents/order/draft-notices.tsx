import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { describeError, messageOf } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { findPendingNote } from '#client/lib/pending-note.ts';
import { Button } from '#client/ui/button/button.tsx';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import { slot } from '#client/ui/message-tags.ts';
import { words } from '#client/ui/words.ts';
import { draftOfPending, type KnownDraft } from './draft.ts';
import type { OpenDrafts } from './open-drafts.ts';
import { useRecoveredDrafts } from './use-recovered-drafts.ts';

export interface RecoveredDraftsProps {
  userId: string;
  onContinue: (known: KnownDraft[]) => void;
}

/** Offers to restore drafts from before a reload or a cancelled payment. */
export function RecoveredDrafts({ userId, onContinue }: RecoveredDraftsProps) {
  const t = words('order');
  const { drafts, discard } = useRecoveredDrafts(userId);
  const discarding = useMutation({ mutationFn: discard });
  const [first, ...others] = drafts;
  if (!first) return <LostDraft userId={userId} />;
  return (
    <>
      <FailureAlert failure={discarding.error ? describeError(discarding.error) : undefined} />
      <InlineAlert
        tone="info"
        announce
        title={
          others.length === 0
            ? t.rich('drafts.kept', { name: slot(<bdi>{first.file.name}</bdi>) })
            : t('drafts.keptCount', { count: drafts.length })
        }
        action={
          <span className="flex flex-wrap gap-2">
            <Button size="sm" onClick={() => onContinue(drafts.map(draftOfPending))}>
              {t('drafts.continue')}
            </Button>
            <Button size="sm" variant="secondary" busy={discarding.isPending} onClick={() => discarding.mutate(drafts)}>
              {t('drafts.discard')}
            </Button>
          </span>
        }
      >
        {others.length === 0 ? (
          t('drafts.continueText')
        ) : (
          <ul>
            {drafts.map(({ id, file }) => (
              <li key={id}>
                <bdi>{file.name}</bdi>
              </li>
            ))}
          </ul>
        )}
      </InlineAlert>
    </>
  );
}

/** Names the lost file where the browser stores no files, as some phones do. */
function LostDraft({ userId }: { userId: string }) {
  const [name] = useState(() => findPendingNote(userId));
  if (name === undefined) return null;
  return (
    <InlineAlert tone="warn" announce title={<bdi>{name}</bdi>}>
      {messageOf('LOCAL_FILE_MISSING').text}
    </InlineAlert>
  );
}

/** Explains why drafts of the `draft` parameter are not in the order. */
export function DraftNotices({ ordered, lost }: Pick<OpenDrafts, 'ordered' | 'lost'>) {
  const t = words('order');
  return (
    <>
      {ordered > 0 ? (
        <InlineAlert tone="info" className="mb-6">
          {t('drafts.ordered', { count: ordered })}
        </InlineAlert>
      ) : null}
      {lost > 0 ? (
        <InlineAlert tone="warn" className="mb-6">
          {messageOf('LOCAL_FILE_MISSING').text}
        </InlineAlert>
      ) : null}
    </>
  );
}

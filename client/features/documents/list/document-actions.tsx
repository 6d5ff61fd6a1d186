import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { Download, Eye } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { useMay } from '#client/features/auth/organizations/use-may.ts';
import { isDraft, isUnderWay } from '#client/features/documents/status.ts';
import { paperName } from '#client/lib/paper-title.ts';
import { trpcClient } from '#client/lib/trpc.ts';
import { useFileAction } from '#client/lib/use-file-action.tsx';
import { ButtonLink } from '#client/ui/button/button-link.tsx';
import { Button } from '#client/ui/button/button.tsx';
import { canMove, moveInto } from '#client/ui/move-into.ts';
import { words } from '#client/ui/words.ts';
import type { DocumentView } from '#shared/schemas/documents.ts';

type Kind = 'original' | 'translation' | 'paper-scan';

/** Returns a function that requests a signed link to a document's file, or to the scan of a paper by its step's id. */
export function linkTo(id: string, kind: Kind, disposition: 'inline' | 'attachment') {
  return async () => {
    const { url } = await trpcClient.documents.fileLink.mutate({ id, kind, disposition });
    return url;
  };
}

/** Views and downloads a finished translation; before that, shows its status. */
export function DocumentActions({ document }: { document: DocumentView }) {
  const t = words('documents');
  const file = useFileAction();
  const mayHandle = useMay('handle');
  const { id } = document;
  const name = paperName(document);
  if (isDraft(document)) {
    return (
      <ButtonLink
        size="sm"
        variant="secondary"
        render={
          // Members who may only pay go to the last page before checkout.
          <Link
            {...(mayHandle
              ? { to: '/dashboard/upload', search: { draft: id } }
              : { to: '/dashboard/check', search: { documents: id } })}
            aria-label={t('actions.resumeOf', { name })}
          />
        }
      >
        {t('actions.resume')}
      </ButtonLink>
    );
  }
  if (!document.hasTranslation) {
    if (!isUnderWay(document)) return null;
    return <p className="text-sm text-ink-2 lg:whitespace-nowrap">{t('actions.processing')}</p>;
  }
  if (!mayHandle) return null;
  return (
    <span className="flex flex-wrap gap-2 md:flex-nowrap">
      <Button
        size="sm"
        icon={<Download aria-hidden="true" />}
        aria-label={t('actions.downloadOf', { name })}
        onClick={() => file.download(linkTo(id, 'translation', 'attachment'))}
      >
        {t('actions.download')}
      </Button>
      <Button
        size="sm"
        variant="secondary"
        icon={<Eye aria-hidden="true" />}
        aria-label={t('actions.viewOf', { name })}
        onClick={() => file.view(linkTo(id, 'translation', 'inline'), { name, mimetype: document.translationMimetype })}
      >
        {t('actions.view')}
      </Button>
      {file.viewer}
    </span>
  );
}

const list = '/dashboard/progress';

export interface DocumentLinkProps {
  id: string;
  label?: string;
  /** Its click target is the whole nearest positioned element. */
  isStretched?: boolean;
  children: ReactNode;
}

/** Opens a document's details over My Translations, whose filters are kept. */
export function DocumentLink({ id, label, isStretched = false, children }: DocumentLinkProps) {
  const navigate = useNavigate();
  const isInList = useLocation({ select: ({ pathname }) => pathname === list });
  const target = { to: list, search: (previous: object) => ({ ...previous, doc: id, part: undefined }) } as const;
  function grow(event: MouseEvent<HTMLAnchorElement>) {
    const row = event.currentTarget.closest<HTMLElement>('[data-slot=card], tr');
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    // A link to another page does not animate: its load would freeze the transition's snapshot.
    if (!row || !isPlain || !isInList || !canMove()) return;
    event.preventDefault();
    void moveInto(row, () => navigate({ ...target, resetScroll: false }));
  }
  return (
    <Link
      {...target}
      onClick={grow}
      aria-label={label}
      className={clsx(
        'rounded-badge font-semibold hover:underline',
        isStretched ? 'after:absolute after:inset-0 after:rounded-card' : 'touch-height',
      )}
    >
      {children}
    </Link>
  );
}

import { Link } from '@tanstack/react-router';
import { BookOpenText, Download, Eye } from 'lucide-react';
import { linkTo } from '#client/features/documents/list/document-actions.tsx';
import { useFileAction } from '#client/lib/use-file-action.tsx';
import { ButtonLink } from '#client/ui/button/button-link.tsx';
import { Button } from '#client/ui/button/button.tsx';
import { words } from '#client/ui/words.ts';
import type { DocumentView } from '#shared/schemas/documents.ts';

/** Opens what a certified paper says in the language of the page. */
export function SheetLink({ id }: { id: string }) {
  return (
    <ButtonLink
      size="sm"
      variant="secondary"
      className="mt-3"
      icon={<BookOpenText aria-hidden="true" />}
      render={<Link to="/dashboard/sheet" search={{ document: id }} />}
    >
      {words('documents')('details.sheet')}
    </ButtonLink>
  );
}

/** Views and downloads the original. */
export function OriginalActions({ document }: { document: DocumentView }) {
  const t = words('documents');
  const { id, filename, mimetype } = document;
  const file = useFileAction();
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <Button
        size="sm"
        variant="secondary"
        icon={<Eye aria-hidden="true" />}
        aria-label={t('details.viewOriginalOf', { name: filename })}
        onClick={() => file.view(linkTo(id, 'original', 'inline'), { name: filename, mimetype })}
      >
        {t('details.viewOriginal')}
      </Button>
      <Button
        size="sm"
        variant="secondary"
        icon={<Download aria-hidden="true" />}
        aria-label={t('details.downloadOriginalOf', { name: filename })}
        onClick={() => file.download(linkTo(id, 'original', 'attachment'))}
      >
        {t('details.downloadOriginal')}
      </Button>
      {file.viewer}
    </div>
  );
}

import { Download, Eye } from 'lucide-react';
import type { DocumentView } from '#shared/schemas/documents.ts';
import { useFileAction } from '#client/lib/use-file-action.tsx';
import { Button } from '#client/ui/button/button.tsx';
import { linkTo } from '#client/features/documents/list/document-actions.tsx';

/** View and Download of what the customer sent. */
export function OriginalActions({ document }: { document: DocumentView }) {
  const { id, filename, mimetype } = document;
  const file = useFileAction();
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <Button
        size="sm"
        variant="secondary"
        icon={<Eye aria-hidden="true" />}
        aria-label={`View original of ${filename}`}
        onClick={() => file.view(linkTo(id, 'original', 'inline'), { name: filename, mimetype })}
      >
        View original
      </Button>
      <Button
        size="sm"
        variant="secondary"
        icon={<Download aria-hidden="true" />}
        aria-label={`Download original of ${filename}`}
        onClick={() => file.download(linkTo(id, 'original', 'attachment'))}
      >
        Download original
      </Button>
      {file.viewer}
    </div>
  );
}

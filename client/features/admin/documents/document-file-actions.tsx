import { useMutation } from '@tanstack/react-query';
import { Download, EllipsisVertical, Eye, FileText } from 'lucide-react';
import { ClientError, describeError, messageOf } from '#client/lib/error-message.ts';
import { downloadFile, FileUnreachable, viewFile } from '#client/lib/open-file.ts';
import { trpcClient } from '#client/lib/trpc.ts';
import { IconButton } from '#client/ui/button/icon-button.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { Menu, MenuItem } from '#client/ui/overlay/menu.tsx';
import type { AdminDocumentView } from '#shared/schemas/admin.ts';

/** Menu of a document's files: view and download. */
export function DocumentFileActions({ document }: { document: AdminDocumentView }) {
  const file = useStaffFile(document.id);
  return (
    <Menu
      align="end"
      trigger={
        <IconButton label={`Files of ${document.filename}`} title="Files">
          <EllipsisVertical aria-hidden="true" />
        </IconButton>
      }
    >
      <MenuItem
        icon={<FileText aria-hidden="true" />}
        disabled={!document.hasFile}
        onClick={() => file.view('original')}
      >
        View original
      </MenuItem>
      <MenuItem
        icon={<Eye aria-hidden="true" />}
        disabled={!document.hasTranslation}
        onClick={() => file.view('translation')}
      >
        View translation
      </MenuItem>
      <MenuItem
        icon={<Download aria-hidden="true" />}
        disabled={!document.hasTranslation}
        onClick={() => file.download('translation')}
      >
        Download translation
      </MenuItem>
    </Menu>
  );
}

type Part = 'original' | 'translation';

function linkTo(documentId: string, part: Part) {
  return async () => {
    const details = await trpcClient.admin.documentDetails.query({ id: documentId });
    const link = details[part];
    if (!link) throw new ClientError('PDF_MISSING');
    return link.url;
  };
}

/** Views and downloads any document's files through signed links; failures show a toast. */
export function useStaffFile(documentId: string) {
  const toast = useToast();
  const view = useMutation({
    mutationFn: (part: Part) => viewFile(linkTo(documentId, part)),
    onError: (error) => {
      const { text } = error instanceof FileUnreachable ? messageOf('PDF_OPEN_FAILED') : describeError(error);
      toast.show({ tone: 'error', title: text });
    },
  });
  const download = useMutation({
    mutationFn: (part: Part) => downloadFile(linkTo(documentId, part)),
    onError: (error) => {
      toast.show({
        tone: 'error',
        title: messageOf('STAFF_DOWNLOAD_FAILED').text,
        description: error instanceof FileUnreachable ? error.message : describeError(error).text,
      });
    },
  });
  return { view: view.mutate, download: download.mutate };
}

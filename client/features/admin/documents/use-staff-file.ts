import { useMutation } from '@tanstack/react-query';
import { ClientError, describeError, messageOf } from '#client/lib/error-message.ts';
import { downloadFile, FileUnreachable, viewFile } from '#client/lib/open-file.ts';
import { trpcClient } from '#client/lib/trpc.ts';
import { useToast } from '#client/ui/feedback/use-toast.ts';

type Part = 'original' | 'translation';

function linkTo(documentId: string, part: Part) {
  return async () => {
    const details = await trpcClient.admin.documentDetails.query({ id: documentId });
    const link = details[part];
    if (!link) throw new ClientError('PDF_MISSING');
    return link.url;
  };
}

/** Opening and saving any document's files, as an admin. */
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

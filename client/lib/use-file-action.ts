import { useMutation } from '@tanstack/react-query';
import { useToast } from '../ui/use-toast.ts';
import { describeError } from './error-message.ts';
import { downloadFile, viewFile, type AskLink } from './open-file.ts';

export interface FileAction {
  view: (askLink: AskLink) => void;
  download: (askLink: AskLink) => void;
  isPending: boolean;
}

/** Viewing and saving a file from a press, with what went wrong said in place of it. */
export function useFileAction(): FileAction {
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ kind, askLink }: { kind: 'view' | 'download'; askLink: AskLink }) =>
      kind === 'view' ? viewFile(askLink) : downloadFile(askLink),
    onError: (error, { kind }) => {
      const isView = kind === 'view';
      toast.show({
        tone: 'error',
        title: isView ? 'Failed to open file.' : 'Failed to download file.',
        description: describeError(error, isView ? 'FILE_OPEN_FAILED' : 'FILE_DOWNLOAD_FAILED').text,
      });
    },
  });
  return {
    view: (askLink) => {
      mutate({ kind: 'view', askLink });
    },
    download: (askLink) => {
      mutate({ kind: 'download', askLink });
    },
    isPending,
  };
}

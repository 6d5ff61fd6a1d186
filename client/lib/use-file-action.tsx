import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { MessageText } from '#client/ui/feedback/message-text.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { lazyPart } from '#client/ui/lazy-part.tsx';
import type { ErrorCode } from '#shared/errors.ts';
import { fileExtension, previewableImages } from '#shared/files.ts';
import { describeError, type Message, messageOf } from './error-message.ts';
import { type AskLink, downloadFile, downloadOrOpen, FileUnreachable, reachableLink, viewFile } from './open-file.ts';

/** The screen that opens the file; each has its own catalogue texts. */
type FilePlace = 'overview' | 'translations' | 'folders';

interface FileProblem {
  title: string;
  /** The cause, if the title does not name it. */
  detail: Message | undefined;
}

const ImageViewer = lazyPart(async () => (await import('#client/ui/viewer/image-viewer.tsx')).ImageViewer, {
  failure: 'atFoot',
});

/** Metadata of a file, known before it is opened. */
export interface OpenableFile {
  name: string;
  mimetype?: string | null;
}

export interface FileAction {
  /** Images open in the viewer, other files and calls without `file` in a new tab. */
  view: (askLink: AskLink, file?: OpenableFile) => void;
  download: (askLink: AskLink) => void;
  isPending: boolean;
  /** The viewer element; the caller renders it. */
  viewer: ReactNode;
}

interface FileRequest {
  kind: 'view' | 'download';
  askLink: AskLink;
  file: OpenableFile | undefined;
}

interface OpenImage {
  name: string;
  src: string;
  askLink: AskLink;
}

/** View and download actions of a file; failures show a toast with the texts of `place`. */
export function useFileAction(place: FilePlace = 'translations'): FileAction {
  const toast = useToast();
  const [picture, setPicture] = useState<OpenImage>();
  const [isOpen, setIsOpen] = useState(false);

  async function showImage(askLink: AskLink, name: string) {
    setPicture({ name, askLink, src: await reachableLink(askLink) });
    setIsOpen(true);
  }

  function showProblem({ title, detail }: FileProblem) {
    toast.show({
      tone: 'error',
      title,
      description: detail ? <MessageText text={detail.text} lang={detail.lang} /> : undefined,
    });
  }

  const { mutate, isPending } = useMutation({
    mutationFn: ({ kind, askLink, file }: FileRequest) => {
      if (kind === 'download') return place === 'translations' ? downloadOrOpen(askLink) : downloadFile(askLink);
      return file && isImage(file) ? showImage(askLink, file.name) : viewFile(askLink);
    },
    onError: (error, { kind, file }) =>
      showProblem(kind === 'view' ? viewProblem(error, place, !file || !isImage(file)) : downloadProblem(error, place)),
  });

  function retryImage({ askLink, name }: OpenImage) {
    showImage(askLink, name).catch((error: unknown) => showProblem(viewProblem(error, place, false)));
  }

  return {
    view: (askLink, file) => mutate({ kind: 'view', askLink, file }),
    download: (askLink) => mutate({ kind: 'download', askLink, file: undefined }),
    isPending,
    viewer: picture ? (
      <ImageViewer
        open={isOpen}
        onOpenChange={setIsOpen}
        src={picture.src}
        name={picture.name}
        onRetry={() => retryImage(picture)}
      />
    ) : null,
  };
}

function isImage({ name, mimetype }: OpenableFile): boolean {
  return mimetype ? mimetype.startsWith('image/') : previewableImages.includes(fileExtension(name));
}

/** Texts of a failed preview. My Documents (`folders`) has texts of its own for PDFs. */
function viewProblem(error: unknown, place: FilePlace, isPdf: boolean): FileProblem {
  const title = messageOf('FILE_OPEN_FAILED').text;
  const isUnreachable = error instanceof FileUnreachable;
  if (place === 'folders' && isPdf && isUnreachable) {
    return { title, detail: messageOf(error.status === 404 ? 'PDF_MISSING' : 'PDF_OPEN_FAILED') };
  }
  return { title, detail: isUnreachable ? messageOf('FILE_ACCESS_FAILED') : plainReason(error) };
}

/** Texts of a failed download. */
function downloadProblem(error: unknown, place: FilePlace): FileProblem {
  if (place === 'folders') return { title: messageOf('TRANSLATION_DOWNLOAD_FAILED').text, detail: undefined };
  const title = messageOf('FILE_DOWNLOAD_FAILED').text;
  if (place === 'translations') return { title, detail: plainReason(error) };
  const reason =
    error instanceof FileUnreachable
      ? error.status === 403
        ? messageOf('FILE_DOWNLOAD_REFUSED').text
        : error.message
      : plainReason(error).text;
  return { title, detail: messageOf('FILE_DOWNLOAD_FAILED_BECAUSE', { message: reason }) };
}

/** `fetch` throws a TypeError only for network errors. */
function plainReason(error: unknown): Message {
  const network: ErrorCode = 'NETWORK';
  return error instanceof TypeError ? messageOf(network) : describeError(error);
}

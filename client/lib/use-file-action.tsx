import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { MessageText } from '#client/ui/feedback/message-text.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { lazyPart } from '#client/ui/lazy-part.tsx';
import { fileExtension, previewableImages } from '#shared/files.ts';
import { downloadProblem, viewProblem, type FilePlace, type FileProblem } from './file-error.ts';
import { downloadFile, downloadOrOpen, reachableLink, viewFile, type AskLink } from './open-file.ts';

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

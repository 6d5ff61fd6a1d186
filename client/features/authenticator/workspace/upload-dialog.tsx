import { X } from 'lucide-react';
import { Button } from '#client/ui/button/button.tsx';
import { IconButton } from '#client/ui/button/icon-button.tsx';
import { FileCard } from '#client/ui/data/file-card.tsx';
import { Dropzone, type DropzoneState } from '#client/ui/form/dropzone.tsx';
import { Dialog } from '#client/ui/overlay/dialog.tsx';
import { formatBytes } from '#shared/files.ts';
import { limits } from '#shared/limits.ts';
import { useTranslationUpload, type TranslationUpload } from './use-translation-upload.ts';

const zoneStates: Record<TranslationUpload['state'], DropzoneState> = {
  idle: 'idle',
  selected: 'ready',
  uploading: 'uploading',
  error: 'failed',
};

/** Decisions with a file of the reviewer's own. */
export type UploadKind = 'sendCorrection' | 'supplyTranslation';

const texts = {
  sendCorrection: {
    verb: 'Correct',
    label: 'Corrected translation',
    description: 'Upload the corrected translation. You compare it with the original before it is sent.',
  },
  supplyTranslation: {
    verb: 'Supply a translation of',
    label: 'Your translation',
    description: 'Upload a translation made by hand. You compare it with the original before it is delivered.',
  },
  reissue: {
    verb: 'Correct the translation of',
    label: 'Corrected translation',
    description: 'Upload the corrected translation. You compare it with the original before it is issued.',
  },
} as const satisfies Record<UploadKind | 'reissue', { verb: string; label: string; description: string }>;

export interface UploadDialogProps {
  review: { id: string; filename: string };
  kind: UploadKind | 'reissue';
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onUploaded: (uploadId: string) => void;
}

/** Uploads a reviewer's own PDF, which the workspace then shows beside the original. */
export function TranslationUploadDialog({ review, kind, open, onOpenChange, onUploaded }: UploadDialogProps) {
  const upload = useTranslationUpload(review.id, {
    isReissue: kind === 'reissue',
    onUploaded(uploadId) {
      onOpenChange(false);
      onUploaded(uploadId);
    },
  });
  const { file, state, failure } = upload;
  const isUploading = state === 'uploading';
  const { verb, label, description } = texts[kind];
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!isUploading) onOpenChange(next);
      }}
      title={
        <>
          {verb} “<bdi>{review.filename}</bdi>”
        </>
      }
      description={description}
      footer={
        <>
          {isUploading ? (
            <Button variant="secondary" onClick={upload.cancel}>
              Cancel upload
            </Button>
          ) : null}
          <Button disabled={!file} busy={isUploading} onClick={upload.send}>
            Upload and compare
          </Button>
        </>
      }
    >
      <Dropzone
        label={label}
        limits="PDF, under 10 MB."
        accept={{ 'application/pdf': ['.pdf'] }}
        maxSize={limits.fileBytes - 1}
        state={zoneStates[state]}
        progress={upload.sent}
        progressLabel="Uploading…"
        error={failure?.text}
        errorLang={failure?.lang}
        onFiles={([chosen]) => {
          if (chosen) upload.choose(chosen);
        }}
        onReject={([rejection]) => {
          const isTooLarge = rejection?.errors[0]?.code === 'file-too-large';
          upload.reject(isTooLarge ? 'FILE_TOO_LARGE' : 'CORRECTION_NOT_PDF');
        }}
      >
        {file ? (
          <FileCard
            bare
            name={file.name}
            meta={formatBytes(file.size)}
            actions={
              isUploading ? undefined : (
                <IconButton label="Remove file" onClick={upload.clear}>
                  <X aria-hidden="true" />
                </IconButton>
              )
            }
          />
        ) : null}
      </Dropzone>
    </Dialog>
  );
}

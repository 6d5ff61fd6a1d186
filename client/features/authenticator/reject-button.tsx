import { X } from 'lucide-react';
import { useState } from 'react';
import { formatBytes } from '#shared/files.ts';
import { limits } from '#shared/limits.ts';
import type { ReviewView } from '#shared/schemas/authenticator.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Dropzone, type DropzoneState } from '../../ui/dropzone.tsx';
import { FileCard } from '../../ui/file-card.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useToast } from '../../ui/use-toast.ts';
import { useCorrection, type Correction } from './use-correction.ts';

const zoneStates: Record<Correction['state'], DropzoneState> = {
  idle: 'idle',
  selected: 'ready',
  uploading: 'uploading',
  success: 'ready',
  error: 'failed',
};

/** Rejects a translation by sending the corrected PDF that the client receives in its place. */
export function RejectButton({ review }: { review: ReviewView }) {
  const [isOpen, setIsOpen] = useState(false);
  const toast = useToast();
  const correction = useCorrection(review.id, (filename) => {
    setIsOpen(false);
    toast.show({ tone: 'ok', title: 'Correction sent', description: `${filename} is certified with your correction.` });
  });
  const { file, state, failure } = correction;
  const isUploading = state === 'uploading';
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => {
        if (!isUploading) setIsOpen(open);
      }}
      trigger={
        <Button size="sm" variant="secondary" aria-label={`Reject ${review.filename} with a correction`}>
          Reject…
        </Button>
      }
      title={
        <>
          Correct “<bdi>{review.filename}</bdi>”
        </>
      }
      description="Send the corrected translation. The client receives it certified with your name; the draft is rejected."
      footer={
        <>
          {isUploading ? (
            <Button variant="secondary" onClick={correction.cancel}>
              Cancel upload
            </Button>
          ) : null}
          <Button disabled={!file} busy={isUploading} onClick={correction.send}>
            Send Correction
          </Button>
        </>
      }
    >
      <Dropzone
        label="Corrected translation"
        limits="PDF, under 10MB."
        accept={{ 'application/pdf': ['.pdf'] }}
        maxSize={limits.fileBytes - 1}
        state={zoneStates[state]}
        progress={correction.sent}
        progressLabel="Uploading…"
        error={failure?.text}
        errorLang={failure?.lang}
        onFiles={([chosen]) => {
          if (chosen) correction.choose(chosen);
        }}
        onReject={([rejection]) => {
          const isTooLarge = rejection?.errors[0]?.code === 'file-too-large';
          correction.reject(isTooLarge ? 'FILE_TOO_LARGE' : 'CORRECTION_NOT_PDF');
        }}
      >
        {file ? (
          <FileCard
            bare
            name={file.name}
            meta={formatBytes(file.size)}
            actions={
              isUploading ? undefined : (
                <IconButton label="Remove file" onClick={correction.clear}>
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

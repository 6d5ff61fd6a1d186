import { X } from 'lucide-react';
import type { ReactElement } from 'react';
import { formatBytes } from '#shared/files.ts';
import { limits } from '#shared/limits.ts';
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

export interface CorrectionDialogProps {
  review: { id: string; filename: string };
  open: boolean;
  onOpenChange: (open: boolean) => void;
  trigger?: ReactElement;
  onSent?: () => void;
}

/** Rejects a translation by sending the corrected PDF that the client receives in its place. */
export function CorrectionDialog({ review, open, onOpenChange, trigger, onSent }: CorrectionDialogProps) {
  const toast = useToast();
  const correction = useCorrection(review.id, (filename) => {
    onOpenChange(false);
    toast.show({ tone: 'ok', title: 'Correction sent', description: `${filename} is certified with your correction.` });
    onSent?.();
  });
  const { file, state, failure } = correction;
  const isUploading = state === 'uploading';
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!isUploading) onOpenChange(next);
      }}
      {...(trigger ? { trigger } : {})}
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

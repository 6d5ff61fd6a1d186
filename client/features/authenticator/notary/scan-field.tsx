import { X } from 'lucide-react';
import { formatPages } from '#client/lib/format.ts';
import { Button } from '#client/ui/button/button.tsx';
import { IconButton } from '#client/ui/button/icon-button.tsx';
import { FileCard } from '#client/ui/data/file-card.tsx';
import { Dropzone } from '#client/ui/form/dropzone.tsx';
import { limits } from '#shared/limits.ts';
import { maxScanPages } from '#shared/notarial/acts.ts';
import type { ScanUpload } from './use-scan-upload.ts';

export interface ScanFieldProps {
  upload: ScanUpload;
  disabled: boolean;
  label?: string;
  maxPages?: number;
  /** An uploaded scan is attached at once, so it can be replaced but not removed. */
  isAttached?: boolean;
}

/** A scan that staff upload; the sheet signed in ink unless labelled otherwise. */
export function ScanField({
  upload,
  disabled,
  label = 'Scan of the signed sheet',
  maxPages = maxScanPages,
  isAttached = false,
}: ScanFieldProps) {
  const { scan, sent, failure } = upload;
  const isUploading = sent !== undefined;
  return (
    <div className="grid gap-2">
      <Dropzone
        label={label}
        limits={`PDF, JPEG, or PNG, ${maxPages} pages at most, under 10 MB.`}
        accept={{ 'application/pdf': ['.pdf'], 'image/jpeg': ['.jpg', '.jpeg'], 'image/png': ['.png'] }}
        maxSize={limits.fileBytes - 1}
        disabled={disabled}
        state={isUploading ? 'uploading' : failure ? 'failed' : scan ? 'ready' : 'idle'}
        progress={sent ?? 0}
        progressLabel="Uploading…"
        error={failure?.text}
        errorLang={failure?.lang}
        onFiles={([chosen]) => {
          if (chosen) upload.upload(chosen);
        }}
        onReject={([rejection]) => {
          upload.refuse(rejection?.errors[0]?.code === 'file-too-large' ? 'FILE_TOO_LARGE' : 'FILE_TYPE');
        }}
      >
        {scan && !isUploading ? (
          <FileCard
            bare
            name={scan.name}
            meta={formatPages(scan.pages)}
            actions={
              isAttached ? undefined : (
                <IconButton label="Remove scan" onClick={upload.clear}>
                  <X aria-hidden="true" />
                </IconButton>
              )
            }
          />
        ) : null}
      </Dropzone>
      {isUploading ? (
        <Button size="sm" variant="quiet" onClick={upload.cancel}>
          Cancel upload
        </Button>
      ) : null}
    </div>
  );
}

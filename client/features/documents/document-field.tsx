import { X } from 'lucide-react';
import { formatBytes } from '#shared/files.ts';
import { formatPages } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Dropzone, type DropzoneState } from '../../ui/dropzone.tsx';
import { FileCard } from '../../ui/file-card.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { acceptedFiles, largestFile } from './draft-file.ts';
import { rejectionFailure, type DraftEditor } from './use-draft.ts';

export interface DocumentFieldProps {
  editor: DraftEditor;
  /** Percent that has left, or undefined while nothing is being sent. */
  sent: number | undefined;
  onRemove: () => void;
  onCancel: () => void;
}

/** The document of an order: takes a file, shows it, and how much of it has been sent. */
export function DocumentField({ editor, sent, onRemove, onCancel }: DocumentFieldProps) {
  const { draft, isReading, problem } = editor;
  const isUploading = sent !== undefined;
  return (
    <Dropzone
      label="Your document"
      limits="PDF, JPG or PNG, under 10MB, up to 50 pages."
      accept={acceptedFiles}
      maxSize={largestFile}
      state={stateOf({ isUploading, isReading, hasProblem: problem !== undefined, hasDraft: draft !== undefined })}
      progress={sent ?? null}
      progressLabel="Uploading…"
      error={problem?.text}
      errorLang={problem?.lang}
      onFiles={([file]) => {
        if (file) editor.choose(file);
      }}
      onReject={([rejection]) => {
        editor.reject(rejectionFailure(rejection?.errors[0]?.code));
      }}
    >
      {draft ? (
        <FileCard
          bare
          name={draft.filename}
          meta={isReading ? 'Reading the file…' : `${formatBytes(draft.sizeBytes)} · ${formatPages(draft.pages)}`}
          thumb={draft.thumbnail ? <img src={draft.thumbnail} alt="" /> : undefined}
          actions={
            isUploading ? (
              <Button variant="secondary" size="sm" onClick={onCancel}>
                Cancel upload
              </Button>
            ) : (
              <IconButton label="Remove file" onClick={onRemove}>
                <X aria-hidden="true" />
              </IconButton>
            )
          }
        />
      ) : null}
    </Dropzone>
  );
}

function stateOf(facts: {
  isUploading: boolean;
  isReading: boolean;
  hasProblem: boolean;
  hasDraft: boolean;
}): DropzoneState {
  if (facts.isUploading) return 'uploading';
  if (facts.isReading) return 'reading';
  if (facts.hasProblem) return 'failed';
  return facts.hasDraft ? 'ready' : 'idle';
}

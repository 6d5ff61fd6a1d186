import { clsx } from 'clsx';
import { FileUp, LoaderCircle } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useDropzone, type Accept, type FileRejection } from 'react-dropzone';
import { Button } from './button.tsx';
import { MessageText } from './message-text.tsx';
import { Progress } from './progress.tsx';

export type DropzoneState = 'idle' | 'reading' | 'ready' | 'failed' | 'uploading';

export interface DropzoneProps {
  label: string;
  /** What is accepted, said before choosing: `PDF or photo, up to 10 MB, 50 pages`. */
  limits: string;
  accept: Accept;
  /** Greatest size in bytes, inclusive. */
  maxSize?: number;
  multiple?: boolean;
  state: DropzoneState;
  /** 0 to 100 while uploading; null while unknown. */
  progress?: number | null;
  progressLabel?: string;
  error?: string | undefined;
  errorLang?: string;
  disabled?: boolean;
  onFiles: (files: File[]) => void;
  /** Files refused before reading; the caller turns them into `error`. */
  onReject: (rejections: FileRejection[]) => void;
  buttonLabel?: string;
  /** The chosen file, for example a `FileCard bare`. */
  children?: ReactNode;
}

/** Takes a file dropped anywhere on it, or chosen by its button. The native input stays, labelled, in the page. */
export function Dropzone(props: DropzoneProps) {
  const { label, limits, accept, maxSize, multiple, state, progress, progressLabel, error, errorLang } = props;
  const { disabled, onFiles, onReject, buttonLabel, children } = props;
  const id = useId();
  const isLocked = Boolean(disabled) || state === 'uploading' || state === 'reading';
  const { getRootProps, getInputProps, open, isDragActive, isDragReject } = useDropzone({
    accept,
    maxSize,
    multiple: Boolean(multiple),
    disabled: isLocked,
    noClick: true,
    noKeyboard: true,
    onDropAccepted: onFiles,
    onDropRejected: onReject,
  });
  const hasFile = children !== undefined && children !== null && children !== false;
  const isFailed = state === 'failed' || error !== undefined;
  return (
    <fieldset aria-labelledby={`${id}-label`} className="min-w-0">
      <label id={`${id}-label`} htmlFor={`${id}-input`} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      <div
        {...getRootProps({ role: undefined, tabIndex: undefined })}
        className={clsx(
          'relative rounded-card border-2 border-dashed bg-sheet p-4 transition-colors md:p-6',
          zoneBorder({ isDragActive, isDragReject, isFailed }),
        )}
      >
        <input
          {...getInputProps({
            id: `${id}-input`,
            'aria-label': label,
            'aria-describedby': `${id}-limits${isFailed ? ` ${id}-error` : ''}`,
            'aria-invalid': isFailed || undefined,
            style: {},
            className: 'sr-only',
            tabIndex: -1,
          })}
        />
        {hasFile ? children : null}
        {state === 'uploading' ? (
          <div className="mt-4">
            <Progress label={progressLabel ?? 'Uploading'} value={progress ?? null} />
          </div>
        ) : null}
        <div className={clsx('flex flex-col items-center gap-3 text-center', hasFile ? 'hidden' : 'py-4')}>
          {state === 'reading' ? (
            <LoaderCircle aria-hidden="true" className="size-8 animate-spin text-ink-3" />
          ) : (
            <FileUp aria-hidden="true" strokeWidth={1.5} className="size-8 text-ink-3" />
          )}
          <p className="text-ink-2">{prompt({ state, isDragActive, isDragReject, multiple: Boolean(multiple) })}</p>
          <Button variant="secondary" disabled={isLocked} onClick={open} aria-describedby={`${id}-limits`}>
            {buttonLabel ?? (multiple ? 'Choose files' : 'Choose file')}
          </Button>
        </div>
      </div>
      <p id={`${id}-limits`} className="mt-1.5 text-sm text-ink-2">
        {limits}
      </p>
      <p id={`${id}-error`} role="alert" className="text-sm font-medium text-seal empty:hidden">
        {error === undefined ? null : <MessageText text={error} lang={errorLang} />}
      </p>
    </fieldset>
  );
}

function zoneBorder(zone: { isDragActive: boolean; isDragReject: boolean; isFailed: boolean }): string {
  if (zone.isDragReject) return 'border-seal bg-seal-soft';
  if (zone.isDragActive) return 'border-primary bg-primary-soft';
  return zone.isFailed ? 'border-seal' : 'border-line-strong';
}

interface PromptState {
  state: DropzoneState;
  isDragActive: boolean;
  isDragReject: boolean;
  multiple: boolean;
}

function prompt({ state, isDragActive, isDragReject, multiple }: PromptState): string {
  if (state === 'reading') return 'Reading the file…';
  if (isDragReject) return 'This file cannot be used here';
  if (isDragActive) return 'Drop it here';
  return multiple ? 'Drag files here, or choose them' : 'Drag a file here, or choose one';
}

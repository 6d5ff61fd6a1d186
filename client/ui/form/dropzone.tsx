import { clsx } from 'clsx';
import { Camera, FileUp, LoaderCircle } from 'lucide-react';
import { useId, useRef, type ReactNode } from 'react';
import { useDropzone, type Accept, type FileRejection } from 'react-dropzone';
import { Button } from '#client/ui/button/button.tsx';
import { MessageText } from '#client/ui/feedback/message-text.tsx';
import { Progress } from '#client/ui/feedback/progress.tsx';
import { useMediaQuery } from '#client/ui/use-media-query.ts';
import { words } from '#client/ui/words.ts';

export type DropzoneState = 'idle' | 'reading' | 'ready' | 'failed' | 'uploading';

export interface DropzoneProps {
  label: string;
  /** Accepted files in words: `PDF or photo, up to 10 MB, 50 pages`. */
  limits: string;
  accept: Accept;
  /** Maximum size in bytes, inclusive. Requires `onReject`. */
  maxSize?: number;
  multiple?: boolean;
  state: DropzoneState;
  /** 0 to 100 during an upload; null if unknown. */
  progress?: number | null;
  progressLabel?: string;
  error?: string | undefined;
  errorLang?: string;
  disabled?: boolean;
  onFiles: (files: File[]) => void;
  /** Called with files of the wrong type or size; without it every file goes to `onFiles`. */
  onReject?: (rejections: FileRejection[]) => void;
  /** Adds a camera button on touch screens. */
  camera?: boolean;
  /** Compact variant, below a list of files. */
  slim?: boolean;
  buttonLabel?: string;
  /** The selected file, for example a `FileCard bare`. */
  children?: ReactNode;
}

/** File input with drag and drop. The labeled native input stays in the page for assistive technology. */
export function Dropzone(props: DropzoneProps) {
  const { label, limits, accept, maxSize, multiple, state, progress, progressLabel, error, errorLang } = props;
  const { disabled, onFiles, onReject, camera, slim, buttonLabel, children } = props;
  const t = words('parts');
  const id = useId();
  const isTouch = useMediaQuery('(pointer: coarse)');
  const isLocked = Boolean(disabled) || state === 'uploading' || state === 'reading';
  const { getRootProps, getInputProps, open, isDragActive, isDragReject } = useDropzone({
    ...(onReject ? { accept, maxSize, onDropRejected: onReject } : {}),
    multiple: Boolean(multiple),
    disabled: isLocked,
    noClick: true,
    noKeyboard: true,
    onDropAccepted: onFiles,
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
          'relative rounded-card border-2 border-dashed bg-sheet p-4 transition-colors',
          slim ? '' : 'md:p-6',
          zoneBorder({ isDragActive, isDragReject, isFailed }),
        )}
      >
        <input
          {...getInputProps({
            id: `${id}-input`,
            'aria-label': label,
            accept: Object.entries(accept).flat(2).join(','),
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
            <Progress label={progressLabel ?? t('drop.uploading')} value={progress ?? null} />
          </div>
        ) : null}
        <div
          className={clsx(
            'flex items-center gap-3 text-center',
            slim ? 'flex-wrap justify-between' : 'flex-col',
            hasFile ? 'hidden' : slim ? '' : 'py-4',
          )}
        >
          {slim ? null : state === 'reading' ? (
            <LoaderCircle aria-hidden="true" className="size-8 animate-spin text-ink-3" />
          ) : (
            <FileUp aria-hidden="true" strokeWidth={1.5} className="size-8 text-ink-3" />
          )}
          <p className="text-ink-2">
            {prompt({ state, isDragActive, isDragReject, isTouch, multiple: Boolean(multiple) })}
          </p>
          <div className={clsx('flex flex-wrap justify-center gap-3', slim ? '' : 'max-md:w-full max-md:flex-col')}>
            <Button variant="secondary" disabled={isLocked} onClick={open} aria-describedby={`${id}-limits`}>
              {buttonLabel ?? t(multiple ? 'drop.chooseFiles' : 'drop.chooseFile')}
            </Button>
            {camera && isTouch ? <CameraButton label={label} disabled={isLocked} onFiles={onFiles} /> : null}
          </div>
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

/** Opens the device's camera; photos are JPEG. */
function CameraButton({ label, disabled, onFiles }: Pick<DropzoneProps, 'label' | 'disabled' | 'onFiles'>) {
  const t = words('parts');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="secondary"
        disabled={disabled}
        icon={<Camera aria-hidden="true" />}
        onClick={() => {
          input.current?.click();
        }}
      >
        {t('drop.takePhoto')}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png"
        capture="environment"
        aria-label={t('drop.photoOf', { label })}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          const { files } = event.currentTarget;
          if (files && files.length > 0) onFiles([...files]);
          event.currentTarget.value = '';
        }}
      />
    </>
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
  isTouch: boolean;
  multiple: boolean;
}

function prompt({ state, isDragActive, isDragReject, isTouch, multiple }: PromptState): string {
  const t = words('parts');
  if (state === 'reading') return t('drop.reading');
  if (isDragReject) return t('drop.refused');
  if (isDragActive) return t('drop.here');
  if (isTouch) return t(multiple ? 'drop.touchFiles' : 'drop.touchFile');
  return t(multiple ? 'drop.dragFiles' : 'drop.dragFile');
}

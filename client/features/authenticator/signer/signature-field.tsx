import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { drawWithin, toJpeg } from '#client/lib/picture.ts';
import { Button } from '#client/ui/button/button.tsx';
import { IconButton } from '#client/ui/button/icon-button.tsx';
import { FileCard } from '#client/ui/data/file-card.tsx';
import { Dropzone } from '#client/ui/form/dropzone.tsx';
import { SegmentedControl } from '#client/ui/form/segmented-control.tsx';
import { SignaturePad } from '#client/ui/form/signature-pad.tsx';
import type { SignaturePoint } from '#shared/certificate/signature.ts';

/** Fits a request body as base64, together with the other facts. */
const sentBytes = 150_000;
const largest = { width: 1400, height: 1000 } as const;

/** A signature that replaces the saved one. */
export type NewSignature =
  | { kind: 'drawn'; strokes: SignaturePoint[][] }
  | { kind: 'uploaded'; filename: string; image: string };

export interface SignatureFieldProps {
  /** Undefined keeps the saved signature. */
  value: NewSignature | undefined;
  /** The saved signature's image. */
  saved: string | undefined;
  error?: string | undefined;
  onChange: (value: NewSignature | undefined) => void;
}

const ways = [
  { value: 'drawn', label: 'Draw' },
  { value: 'uploaded', label: 'Upload a picture' },
] as const;

const noStrokes: SignaturePoint[][] = [];

/** Draws or uploads a signature; a saved one is kept until it is replaced. */
export function SignatureField({ value, saved, error, onChange }: SignatureFieldProps) {
  const [isReplacing, setIsReplacing] = useState(false);
  const [way, setWay] = useState<NewSignature['kind']>('drawn');
  const root = useFocusOnChange(isReplacing);
  if (saved !== undefined && !isReplacing && value === undefined) {
    return (
      <div ref={root}>
        <SavedSignature source={saved} onReplace={() => setIsReplacing(true)} />
      </div>
    );
  }

  const strokes = value?.kind === 'drawn' ? value.strokes : noStrokes;
  return (
    <div ref={root} className="grid gap-3">
      <SegmentedControl
        label="How to add your signature"
        segments={ways}
        value={way}
        className="justify-self-start"
        onChange={(next) => {
          setWay(next);
          onChange(undefined);
        }}
      />
      {way === 'drawn' ? (
        <SignaturePad
          label="Signature"
          hint="Sign with your finger, a pen or the mouse. Without one, upload a picture instead."
          error={error}
          strokes={strokes}
          onChange={(next) => onChange(next.length === 0 ? undefined : { kind: 'drawn', strokes: next })}
        />
      ) : (
        <SignaturePicture value={value} error={error} onChange={onChange} />
      )}
      {saved === undefined ? null : (
        <Button
          size="sm"
          variant="quiet"
          className="justify-self-start"
          onClick={() => {
            onChange(undefined);
            setIsReplacing(false);
          }}
        >
          Keep the saved signature
        </Button>
      )}
    </div>
  );
}

function SavedSignature({ source, onReplace }: { source: string; onReplace: () => void }) {
  return (
    <>
      <p className="mb-1.5 text-sm font-semibold">Signature</p>
      <div className="flex flex-wrap items-center gap-4">
        <div data-theme="light" className="min-w-0 rounded-control border border-line bg-sheet p-3">
          <img src={source} alt="Your saved signature" className="h-16 max-w-full object-contain object-left" />
        </div>
        <Button variant="secondary" name="signature" onClick={onReplace}>
          Replace signature
        </Button>
      </div>
    </>
  );
}

function SignaturePicture({ value, error, onChange }: Pick<SignatureFieldProps, 'value' | 'error' | 'onChange'>) {
  const [isUnreadable, setIsUnreadable] = useState(false);
  const shown = isUnreadable ? 'This picture cannot be read. Save it again as PNG or JPEG.' : error;

  async function read(file: File | undefined) {
    if (!file) return;
    try {
      const image = await readSignatureFile(file);
      setIsUnreadable(false);
      onChange({ kind: 'uploaded', filename: file.name, image });
    } catch {
      setIsUnreadable(true);
    }
  }

  return (
    <Dropzone
      label="Picture of your signature"
      limits="PNG or JPEG. Sign with a dark pen on white paper; the paper is removed."
      accept={{ 'image/png': ['.png'], 'image/jpeg': ['.jpg', '.jpeg'] }}
      camera
      slim
      state={shown ? 'failed' : value?.kind === 'uploaded' ? 'ready' : 'idle'}
      error={shown}
      onFiles={([file]) => void read(file)}
    >
      {value?.kind === 'uploaded' ? (
        <FileCard
          bare
          name={value.filename}
          actions={
            <IconButton label="Remove picture" onClick={() => onChange(undefined)}>
              <X aria-hidden="true" />
            </IconButton>
          }
        />
      ) : null}
    </Dropzone>
  );
}

/** Moves the focus to the first control of what replaced the pressed button. */
function useFocusOnChange(state: boolean) {
  const root = useRef<HTMLDivElement>(null);
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current !== state) root.current?.querySelector<HTMLElement>('input, button')?.focus();
    shown.current = state;
  }, [state]);
  return root;
}

async function toBase64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let binary = '';
  for (let at = 0; at < bytes.length; at += 0x80_00) {
    binary += String.fromCodePoint(...bytes.subarray(at, at + 0x80_00));
  }
  return btoa(binary);
}

/** The picture as base64, small files as they are. Rejects when the file cannot be decoded. */
async function readSignatureFile(file: File): Promise<string> {
  const canvas = await drawWithin(file, largest);
  if (file.size <= sentBytes) return toBase64(file);
  for (const quality of [0.9, 0.75, 0.5, 0.3]) {
    const jpeg = await toJpeg(canvas, quality);
    if (jpeg.size <= sentBytes) return toBase64(jpeg);
  }
  throw new Error('too large');
}

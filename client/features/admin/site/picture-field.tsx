import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { pictureSrc } from '#client/lib/brand.ts';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { uploadFile } from '#client/lib/upload.ts';
import { Button } from '#client/ui/button/button.tsx';
import { sitePicture, type SitePicture } from '#shared/schemas/site.ts';

export interface PictureFieldProps {
  label: string;
  use: 'logo' | 'favicon';
  picture: SitePicture | null;
  onChange: (picture: SitePicture | null) => void;
}

/** Uploads a picture of the site; the server draws it again as PNG. */
export function PictureField({ label, use, picture, onChange }: PictureFieldProps) {
  const id = useId();
  const upload = useMutation({
    mutationFn: (file: File) =>
      uploadFile({ url: `/files/site-pictures/${use}`, file, parse: (answer) => sitePicture.parse(answer) }),
    onSuccess: onChange,
  });
  return (
    <div>
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <p id={`${id}-hint`} className="mb-2 text-sm text-ink-2">
        PNG, JPEG, WebP or SVG, at most 2 MB
      </p>
      {picture ? (
        <p className="mb-3 flex flex-wrap items-center gap-3">
          <img
            src={pictureSrc(picture)}
            width={picture.width}
            height={picture.height}
            alt={`The ${label.toLowerCase()} of this draft`}
            className="h-12 w-auto max-w-60 border border-line bg-sheet object-contain p-1"
          />
          <Button size="sm" variant="quiet" onClick={() => onChange(null)}>
            Remove {label.toLowerCase()}
          </Button>
        </p>
      ) : null}
      <FailureAlert failure={upload.error ? describeError(upload.error) : undefined} />
      <input
        id={id}
        type="file"
        accept="image/png,image/jpeg,image/webp,image/svg+xml"
        aria-describedby={`${id}-hint`}
        disabled={upload.isPending}
        className="block w-full text-sm file:me-3 file:rounded-control file:border file:border-line-strong file:bg-sheet file:px-3 file:py-2 file:text-ink"
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          event.currentTarget.value = '';
          if (file) upload.mutate(file);
        }}
      />
    </div>
  );
}

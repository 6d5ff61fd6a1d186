import { useMutation } from '@tanstack/react-query';
import { ScanLine } from 'lucide-react';
import { describeError } from '#client/lib/error-message.ts';
import { uploadFile } from '#client/lib/upload.ts';
import { Button } from '#client/ui/button/button.tsx';
import { MessageText } from '#client/ui/feedback/message-text.tsx';
import { words } from '#client/ui/words.ts';
import type { PassportName } from '#shared/schemas/people.ts';

/** Reads a name from a photo of a passport's machine-readable lines; the photo is not kept. */
export function PassportPhoto({ disabled, onName }: { disabled: boolean; onName: (name: string) => void }) {
  const t = words('documents');
  const read = useMutation({
    mutationFn: (file: File) => uploadFile({ url: '/files/passport-names', file, parse: readAnswer }),
    onSuccess: ({ name }) => {
      if (name !== null) onName(name);
    },
  });
  const failure = read.error ? describeError(read.error, 'UPLOAD_FAILED') : undefined;
  return (
    <div className="min-w-0 flex-1 basis-56">
      <Button
        size="sm"
        variant="quiet"
        className="max-w-full max-sm:h-auto max-sm:min-h-11 max-sm:whitespace-normal max-sm:text-start"
        icon={<ScanLine aria-hidden="true" />}
        disabled={disabled}
        busy={read.isPending}
        onClick={() => choosePhoto((file) => read.mutate(file))}
      >
        {t('people.photo')}
      </Button>
      <p role="status" className="text-sm text-ink-2 empty:hidden">
        {read.isPending ? t('people.reading') : read.data ? outcome(read.data) : null}
      </p>
      <p role="alert" className="text-sm font-medium text-seal empty:hidden">
        {failure ? <MessageText text={failure.text} lang={failure.lang} /> : null}
      </p>
    </div>
  );
}

/** Schemas load with the first photo. */
async function readAnswer(answer: unknown): Promise<PassportName> {
  const { passportNameOutput } = await import('#shared/schemas/people.ts');
  return passportNameOutput.parse(answer);
}

/** Opens the browser's file choice; its input stands outside the form. */
function choosePhoto(onFile: (file: File) => void): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = 'image/jpeg,image/png';
  input.addEventListener('change', () => {
    const [file] = input.files ?? [];
    if (file) onFile(file);
  });
  input.click();
}

function outcome({ name, valid }: PassportName): string {
  const t = words('documents');
  if (name === null) return t('people.unreadable');
  return valid ? t('people.read') : t('people.readBadly');
}

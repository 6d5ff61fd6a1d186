import { useMutation } from '@tanstack/react-query';
import { FileUp } from 'lucide-react';
import { useRef } from 'react';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { uploadFile } from '#client/lib/upload.ts';
import { Button } from '#client/ui/button/button.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { words } from '#client/ui/words.ts';
import type { DocumentDetails } from '#shared/schemas/documents.ts';

/** Loads the schema with the first answer, which keeps it out of the page's chunk. */
async function readAnswer(answer: unknown) {
  const { scanOutput } = await import('#shared/schemas/uploads.ts');
  return scanOutput.parse(answer);
}

async function isBlurred(file: File): Promise<boolean> {
  if (!file.type.startsWith('image/')) return false;
  const { checkPhoto } = await import('#client/features/documents/photo-check/check-photo.ts');
  return (await checkPhoto(file))?.isBlurred ?? false;
}

/** Replaces the file of an order with a better scan of the same pages. */
export function BetterScan({ document }: { document: DocumentDetails }) {
  const t = words('documents');
  const { id, pages } = document;
  const input = useRef<HTMLInputElement>(null);
  const utils = trpc.useUtils();
  const toast = useToast();
  const send = useMutation({
    mutationFn: (file: File) => uploadFile({ url: `/files/scans/${id}`, file, parse: readAnswer }),
    async onSuccess(_answer, file) {
      const description = (await isBlurred(file)) ? t('messages.scanBlurred') : t('messages.scanThanksText');
      toast.show({ tone: 'ok', title: t('messages.scanThanks'), description });
    },
    onSettled: () => utils.documents.invalidate(),
  });
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="application/pdf,image/jpeg,image/png,image/heic,image/heif,.heic,.heif"
        aria-label={t('messages.scan')}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = '';
          if (file) send.mutate(file);
        }}
      />
      <Button
        size="sm"
        variant="secondary"
        icon={<FileUp aria-hidden="true" />}
        busy={send.isPending}
        onClick={() => input.current?.click()}
      >
        {t('messages.sendScan')}
      </Button>
      <p className="w-full text-sm text-ink-2">{t('messages.scanText', { pages })}</p>
      <FailureAlert failure={send.error ? describeError(send.error) : undefined} />
    </>
  );
}

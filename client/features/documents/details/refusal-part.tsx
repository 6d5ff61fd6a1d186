import { useMutation } from '@tanstack/react-query';
import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { uploadFile } from '#client/lib/upload.ts';
import { Button } from '#client/ui/button/button.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { DetailSection } from '#client/ui/data/detail-section.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { slot } from '#client/ui/message-tags.ts';
import { Dialog } from '#client/ui/overlay/dialog.tsx';
import { formatTag, words } from '#client/ui/words.ts';
import { stateTimeFormat } from '#shared/order-state.ts';
import type { DocumentDetails } from '#shared/schemas/documents.ts';

type Case = DocumentDetails['revisions']['requests'][number];

/** Cases about a translation that an authority refused, and the button that opens one. */
export function RefusalPart({ document }: { document: DocumentDetails }) {
  const t = words('documents');
  const [isOpen, setIsOpen] = useState(false);
  const { requests, refusedBar } = document.revisions;
  const cases = requests.filter(({ kind }) => kind === 'refusal');
  if (cases.length === 0 && refusedBar !== null) return null;
  return (
    <DetailSection title={t('refusal.title')}>
      <div className="grid gap-3 pt-3 text-sm">
        {cases.map((refused) => (
          <RefusalCase key={refused.id} refused={refused} />
        ))}
        {refusedBar === null ? (
          <>
            <p className="text-ink-2">{words('offer')('refused.text')}</p>
            <p>
              <Button size="sm" variant="secondary" onClick={() => setIsOpen(true)}>
                {t('refusal.button')}
              </Button>
            </p>
            <RefusalDialog id={document.id} open={isOpen} onOpenChange={setIsOpen} />
          </>
        ) : null}
      </div>
    </DetailSection>
  );
}

function RefusalCase({ refused: { state, outcome, createdAt, dueAt, answer, letterUrl } }: { refused: Case }) {
  const t = words('documents');
  return (
    <div className="grid gap-1 rounded-control border border-line p-3">
      <p className="font-medium">
        {t.rich('refusal.asked', {
          state: t(`refusal.states.${state === 'done' ? (outcome ?? 'corrected') : state}`),
          date: slot(<DateTime value={createdAt} format="longDate" />),
        })}
      </p>
      {state === 'open' && dueAt !== null ? (
        <p>{t.rich('refusal.due', { time: slot(<DateTime value={dueAt} format="dayTime" />) })}</p>
      ) : null}
      {answer === null ? null : <p className="wrap-anywhere">{t('revision.answer', { answer })}</p>}
      {letterUrl === null ? null : (
        <p>
          <a href={letterUrl} target="_blank" rel="noopener noreferrer" className="inline-link">
            {t('refusal.openLetter')}
          </a>
        </p>
      )}
    </div>
  );
}

/** Loads the schema with the first answer, which keeps it out of the page's chunk. */
async function readAnswer(answer: unknown) {
  const { refusalOutput } = await import('#shared/schemas/revisions.ts');
  return refusalOutput.parse(answer);
}

interface RefusalDialogProps {
  id: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Opens a case with the authority's letter. */
function RefusalDialog({ id, open, onOpenChange }: RefusalDialogProps) {
  const t = words('documents');
  const input = useRef<HTMLInputElement>(null);
  const [letter, setLetter] = useState<File>();
  const utils = trpc.useUtils();
  const toast = useToast();
  const send = useMutation({
    mutationFn: (file: File) => uploadFile({ url: `/files/refusals/${id}`, file, parse: readAnswer }),
    onSuccess({ dueAt }) {
      onOpenChange(false);
      setLetter(undefined);
      const time = new Intl.DateTimeFormat(formatTag(), stateTimeFormat).format(new Date(dueAt));
      toast.show({ tone: 'ok', title: t('refusal.thanks'), description: t('refusal.thanksText', { time }) });
    },
    onSettled: () => utils.documents.invalidate(),
  });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('refusal.dialogTitle')}
      description={t('refusal.dialogText')}
      busy={send.isPending}
      footer={
        <Button
          busy={send.isPending}
          disabled={letter === undefined}
          onClick={() => {
            if (letter && !send.isPending) send.mutate(letter);
          }}
        >
          {t('refusal.send')}
        </Button>
      }
    >
      <FailureAlert failure={send.error ? describeError(send.error) : undefined} />
      <input
        ref={input}
        type="file"
        accept="application/pdf,image/jpeg,image/png,image/heic,image/heif,.heic,.heif"
        aria-label={t('refusal.letter')}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = '';
          if (!file) return;
          send.reset();
          setLetter(file);
        }}
      />
      <p className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" icon={<FileUp aria-hidden="true" />} onClick={() => input.current?.click()}>
          {t('refusal.choose')}
        </Button>
        {letter ? <bdi className="min-w-0 wrap-anywhere">{letter.name}</bdi> : null}
      </p>
    </Dialog>
  );
}

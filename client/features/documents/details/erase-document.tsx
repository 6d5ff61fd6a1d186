import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { describeError } from '#client/lib/error-message.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { AlertDialog } from '#client/ui/overlay/alert-dialog.tsx';
import { words } from '#client/ui/words.ts';
import { erasureRules, type ErasureSituation } from '#shared/erasure.ts';

/** Deletes a document with its files, once its owner has read what that does. */
export function EraseDocument({ documentId, onErased }: { documentId: string; onErased: () => void }) {
  const t = words('documents');
  const [isOpen, setIsOpen] = useState(false);
  const preview = trpc.documents.erasurePreview.useQuery({ id: documentId }, { staleTime: 0 });
  const situation = preview.data?.situation;
  if (!situation) return null;
  if (erasureRules[situation].does === 'refuse') {
    return (
      <InlineAlert tone="info" className="mt-3">
        {t('erase.refused', { reason: t(`erase.says.${situation}`, { count: 1 }) })}
      </InlineAlert>
    );
  }
  return (
    <div className="mt-3">
      <p className="text-ink-2">{t(`erase.says.${situation}`, { count: 1 })}</p>
      <Button
        className="mt-3"
        size="sm"
        variant="secondary"
        icon={<Trash2 aria-hidden="true" />}
        onClick={() => setIsOpen(true)}
      >
        {t('erase.submit')}
      </Button>
      <EraseDialog
        documentId={documentId}
        situation={situation}
        open={isOpen}
        onOpenChange={setIsOpen}
        onErased={onErased}
      />
    </div>
  );
}

interface EraseDialogProps {
  documentId: string;
  situation: ErasureSituation;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onErased: () => void;
}

function EraseDialog({ documentId, situation, open, onOpenChange, onErased }: EraseDialogProps) {
  const t = words('documents');
  const utils = trpc.useUtils();
  const toast = useToast();
  const erase = trpc.documents.erase.useMutation({
    async onSuccess() {
      onOpenChange(false);
      onErased();
      toast.show({ tone: 'ok', title: t('erase.done'), description: t('erase.doneText') });
      await Promise.all([utils.documents.invalidate(), utils.folders.invalidate(), utils.payments.invalidate()]);
    },
  });
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('erase.question')}
      description={t('erase.final', { effect: t(`erase.says.${situation}`, { count: 1 }) })}
      confirmLabel={erasureRules[situation].does === 'refund' ? t('erase.refund') : t('erase.confirm')}
      busy={erase.isPending}
      error={erase.error ? describeError(erase.error).text : undefined}
      onConfirm={() => {
        if (!erase.isPending) erase.mutate({ id: documentId });
      }}
    >
      <p className="text-sm text-ink-2">{t('erase.note')}</p>
    </AlertDialog>
  );
}

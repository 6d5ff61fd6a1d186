import { useState } from 'react';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { Dialog } from '#client/ui/overlay/dialog.tsx';
import { words } from '#client/ui/words.ts';
import type { DocumentDetails } from '#shared/schemas/documents.ts';
import type { NamedPerson } from '#shared/schemas/people.ts';
import { PeopleFields } from './people-fields.tsx';

/** Changes the names of a document. */
export function PeopleDialog({ document, onClose }: { document: DocumentDetails; onClose: () => void }) {
  const t = words('documents');
  const { id, sourceLanguage } = document;
  const utils = trpc.useUtils();
  const toast = useToast();
  const [people, setPeople] = useState<readonly NamedPerson[]>(document.people);
  const save = trpc.documents.savePeople.useMutation({
    onSuccess(saved) {
      utils.documents.get.setData({ id }, saved);
      void utils.documents.family.invalidate();
      toast.show({ tone: 'ok', title: t('people.saved') });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('people.title')}
      busy={save.isPending}
      footer={
        <Button busy={save.isPending} onClick={() => save.mutate({ id, people: [...people] })}>
          {t('people.save')}
        </Button>
      }
    >
      <FailureAlert failure={save.error ? describeError(save.error) : undefined} />
      <PeopleFields isTitled people={people} language={sourceLanguage} disabled={save.isPending} onChange={setPeople} />
    </Dialog>
  );
}

import { useState } from 'react';
import type { DocumentDetails } from '#shared/schemas/documents.ts';
import type { NamedPerson } from '#shared/schemas/people.ts';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { Dialog } from '#client/ui/overlay/dialog.tsx';
import { PeopleFields } from './people-fields.tsx';

/** The names of a document, which its owner may change until it is decided. */
export function DocumentPeople({ document }: { document: DocumentDetails }) {
  const { people, canChangePeople } = document;
  const [isOpen, setIsOpen] = useState(false);
  if (people.length === 0 && !canChangePeople) return null;
  return (
    <div className="grid gap-3 pt-3">
      {people.length === 0 ? (
        <p className="text-sm text-ink-2">
          Tell us how the passports spell the names in this document, and the translation will spell them the same.
        </p>
      ) : (
        <ul aria-label="Names as in the passport" className="grid gap-1">
          {people.map(({ name, nativeName }) => (
            <li key={name} className="wrap-anywhere">
              <bdi>{name}</bdi>
              {nativeName === null ? null : <bdi className="ms-3 text-ink-2">{nativeName}</bdi>}
            </li>
          ))}
        </ul>
      )}
      {canChangePeople ? (
        <div>
          <Button size="sm" variant="secondary" onClick={() => setIsOpen(true)}>
            {people.length === 0 ? 'Add names' : 'Change names'}
          </Button>
        </div>
      ) : null}
      {isOpen ? <PeopleDialog document={document} onClose={() => setIsOpen(false)} /> : null}
    </div>
  );
}

function PeopleDialog({ document, onClose }: { document: DocumentDetails; onClose: () => void }) {
  const { id, sourceLanguage } = document;
  const utils = trpc.useUtils();
  const toast = useToast();
  const [people, setPeople] = useState<readonly NamedPerson[]>(document.people);
  const save = trpc.documents.savePeople.useMutation({
    onSuccess(saved) {
      utils.documents.get.setData({ id }, saved);
      void utils.documents.family.invalidate();
      toast.show({ tone: 'ok', title: 'Names saved' });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Names as in the passport"
      footer={
        <Button busy={save.isPending} onClick={() => save.mutate({ id, people: [...people] })}>
          Save
        </Button>
      }
    >
      <FailureAlert failure={save.error ? describeError(save.error) : undefined} />
      <PeopleFields people={people} language={sourceLanguage} disabled={save.isPending} onChange={setPeople} />
    </Dialog>
  );
}

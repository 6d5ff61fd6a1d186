import { Pencil, X } from 'lucide-react';
import { useState } from 'react';
import { describeError, type Failure } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { queryState } from '#client/lib/query-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import { IconButton } from '#client/ui/button/icon-button.tsx';
import { CardList } from '#client/ui/data/card-list.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { slot } from '#client/ui/message-tags.ts';
import { AlertDialog } from '#client/ui/overlay/alert-dialog.tsx';
import { Dialog } from '#client/ui/overlay/dialog.tsx';
import { words } from '#client/ui/words.ts';
import type { FamilyMember, NamedPerson } from '#shared/schemas/people.ts';
import { NameEntry } from './name-entry.tsx';

/** The customer's names as in the passport, offered with each order. */
export function FamilyList() {
  const t = words('documents');
  const utils = trpc.useUtils();
  const query = trpc.documents.family.useQuery();
  const [changed, setChanged] = useState<FamilyMember>();
  const [removed, setRemoved] = useState<FamilyMember>();
  const save = trpc.documents.saveFamilyMember.useMutation({
    onSuccess: async (saved) => {
      utils.documents.family.setData(undefined, saved);
      setChanged(undefined);
      await utils.documents.get.invalidate();
    },
  });
  const failure = save.error ? describeError(save.error) : undefined;
  const keep = async (person: NamedPerson, id?: string) => {
    try {
      await save.mutateAsync({ ...person, id });
      return true;
    } catch {
      return false;
    }
  };

  return (
    <LoadState {...queryState(query, 'PROFILE_LOAD_FAILED')}>
      <div className="grid gap-4">
        {query.data && query.data.items.length > 0 ? (
          <CardList aria-label={t('people.title')}>
            {query.data.items.map((member) => (
              <MemberRow
                key={member.id}
                name={member.name}
                nativeName={member.nativeName}
                onChange={() => {
                  save.reset();
                  setChanged(member);
                }}
                onRemove={() => setRemoved(member)}
              />
            ))}
          </CardList>
        ) : null}
        <FailureAlert failure={changed ? undefined : failure} />
        <NameEntry
          hasNative
          submitLabel={t('people.addName')}
          disabled={save.isPending}
          onPerson={(person) => keep(person)}
        />
      </div>
      {changed ? (
        <ChangeDialog
          member={changed}
          failure={failure}
          isSaving={save.isPending}
          onPerson={(person) => keep(person, changed.id)}
          onClose={() => {
            save.reset();
            setChanged(undefined);
          }}
        />
      ) : null}
      <RemoveDialog member={removed} onClose={() => setRemoved(undefined)} />
    </LoadState>
  );
}

interface MemberRowProps {
  name: string;
  nativeName: string | null;
  onChange: () => void;
  onRemove: () => void;
}

function MemberRow({ name, nativeName, onChange, onRemove }: MemberRowProps) {
  const t = words('documents');
  return (
    <li className="flex items-center gap-2 py-2 ps-4 pe-2">
      <span className="min-w-0 flex-1 wrap-anywhere">
        <bdi>{name}</bdi>
        {nativeName === null ? null : <bdi className="ms-3 text-ink-2">{nativeName}</bdi>}
      </span>
      <IconButton size="sm" label={t('people.changeOf', { name })} title={t('people.changeOne')} onClick={onChange}>
        <Pencil aria-hidden="true" />
      </IconButton>
      <IconButton size="sm" label={t('people.removeOf', { name })} title={t('people.remove')} onClick={onRemove}>
        <X aria-hidden="true" />
      </IconButton>
    </li>
  );
}

function RemoveDialog({ member, onClose }: { member: FamilyMember | undefined; onClose: () => void }) {
  const t = words('documents');
  const utils = trpc.useUtils();
  const remove = trpc.documents.removeFamilyMember.useMutation({
    onSuccess: (saved) => {
      utils.documents.family.setData(undefined, saved);
      onClose();
    },
  });
  return (
    <AlertDialog
      open={member !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t.rich('people.removeTitle', { name: slot(<bdi>{member?.name}</bdi>) })}
      description={t('people.removeText')}
      confirmLabel={t('people.removeConfirm')}
      busy={remove.isPending}
      error={remove.error ? describeError(remove.error).text : undefined}
      onConfirm={() => {
        if (member) remove.mutate({ id: member.id });
      }}
    />
  );
}

interface ChangeDialogProps {
  member: FamilyMember;
  failure: Failure | undefined;
  isSaving: boolean;
  onPerson: (person: NamedPerson) => Promise<boolean>;
  onClose: () => void;
}

function ChangeDialog({ member, failure, isSaving, onPerson, onClose }: ChangeDialogProps) {
  const t = words('documents');
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('people.changeTitle')}
      description={t('people.changeText')}
    >
      <FailureAlert failure={failure} />
      <NameEntry hasNative initial={member} submitLabel={t('people.save')} disabled={isSaving} onPerson={onPerson} />
    </Dialog>
  );
}

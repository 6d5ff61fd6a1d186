import { useState } from 'react';
import { MemberOnly } from '#client/features/auth/organizations/member-only.tsx';
import { Button } from '#client/ui/button/button.tsx';
import { lazyPart } from '#client/ui/lazy-part.tsx';
import { words } from '#client/ui/words.ts';
import type { DocumentDetails } from '#shared/schemas/documents.ts';

/** Loaded with the first change, since it holds the rules of names. */
const PeopleDialog = lazyPart(async () => (await import('./people-dialog.tsx')).PeopleDialog, { failure: 'atFoot' });

/** The names of a document, which its owner may change until it is decided. */
export function DocumentPeople({ document }: { document: DocumentDetails }) {
  const t = words('documents');
  const { people, canChangePeople } = document;
  const [isOpen, setIsOpen] = useState(false);
  if (people.length === 0 && !canChangePeople) return null;
  return (
    <div className="grid gap-3 pt-3">
      {people.length === 0 ? (
        <p className="text-sm text-ink-2">{t('people.text')}</p>
      ) : (
        <ul aria-label={t('people.title')} className="grid gap-1">
          {people.map(({ name, nativeName }) => (
            <li key={name} className="wrap-anywhere">
              <bdi>{name}</bdi>
              {nativeName === null ? null : <bdi className="ms-3 text-ink-2">{nativeName}</bdi>}
            </li>
          ))}
        </ul>
      )}
      {canChangePeople ? (
        <MemberOnly right="handle" isQuiet>
          <div>
            <Button size="sm" variant="secondary" onClick={() => setIsOpen(true)}>
              {people.length === 0 ? t('people.add') : t('people.change')}
            </Button>
          </div>
        </MemberOnly>
      ) : null}
      {isOpen ? <PeopleDialog document={document} onClose={() => setIsOpen(false)} /> : null}
    </div>
  );
}

import { clsx } from 'clsx';
import { UserPlus, X } from 'lucide-react';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { IconButton } from '#client/ui/button/icon-button.tsx';
import { FieldsOnDemand } from '#client/ui/form/fields-on-demand.tsx';
import { words } from '#client/ui/words.ts';
import { factLimits } from '#shared/certificate/facts.ts';
import type { NamedPerson } from '#shared/schemas/people.ts';
import { NameEntry } from './name-entry.tsx';
import { hasOwnScript, withPerson } from './people.ts';

export interface PeopleFieldsProps {
  people: readonly NamedPerson[];
  /** Language of the document; decides whether names are also requested in its script. */
  language: string | undefined;
  disabled: boolean;
  /** Opened by a button, in lists of documents. */
  isCollapsible?: boolean;
  /** A surrounding dialog already shows the title. */
  isTitled?: boolean;
  onChange: (people: NamedPerson[]) => void;
}

/** The people whom a document names, spelled as in their passports. Optional. */
export function PeopleFields({
  people,
  language,
  disabled,
  isCollapsible = false,
  isTitled = false,
  onChange,
}: PeopleFieldsProps) {
  const t = words('documents');
  const isFull = people.length >= factLimits.holders;
  return (
    <FieldsOnDemand
      label={t('people.collapsed')}
      icon={<UserPlus aria-hidden="true" />}
      disabled={disabled}
      isOpen={!isCollapsible || people.length > 0}
    >
      <fieldset className="grid min-w-0 grid-cols-1 gap-3">
        <legend className={clsx('mb-1.5 text-sm font-semibold', isTitled && 'sr-only')}>
          {t('people.title')} <span className="font-normal text-ink-3">{words('frame')('form.optional')}</span>
        </legend>
        <p className={clsx('text-sm text-ink-2', !isTitled && '-mt-2')}>{t('people.hint')}</p>
        <PeopleList
          people={people}
          disabled={disabled}
          onRemove={(name) => onChange(people.filter((one) => one.name !== name))}
        />
        {isFull ? null : (
          <>
            <FamilyChoices
              people={people}
              disabled={disabled}
              onPerson={(person) => onChange(withPerson(people, person))}
            />
            <NameEntry
              hasNative={hasOwnScript(language)}
              disabled={disabled}
              submitLabel={t('people.addName')}
              addsOnLeave
              onPerson={(person) => {
                onChange(withPerson(people, person));
                return true;
              }}
            />
          </>
        )}
      </fieldset>
    </FieldsOnDemand>
  );
}

function PeopleList({
  people,
  disabled,
  onRemove,
}: {
  people: readonly NamedPerson[];
  disabled: boolean;
  onRemove: (name: string) => void;
}) {
  const t = words('documents');
  if (people.length === 0) return null;
  return (
    <ul aria-label={t('people.ofDocument')} className="divide-y divide-line rounded-control border border-line">
      {people.map(({ name, nativeName }) => (
        <li key={name} className="flex items-center gap-3 py-1 ps-3 pe-1">
          <span className="min-w-0 flex-1 wrap-anywhere">
            <bdi>{name}</bdi>
            {nativeName === null ? null : <bdi className="ms-3 text-ink-2">{nativeName}</bdi>}
          </span>
          <IconButton
            size="sm"
            label={t('people.removeOf', { name })}
            title={t('people.remove')}
            disabled={disabled}
            onClick={() => onRemove(name)}
          >
            <X aria-hidden="true" />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}

/** Names of earlier orders that the document does not have yet. */
function FamilyChoices({
  people,
  disabled,
  onPerson,
}: {
  people: readonly NamedPerson[];
  disabled: boolean;
  onPerson: (person: NamedPerson) => void;
}) {
  const t = words('documents');
  const { data } = trpc.documents.family.useQuery();
  const isListed = (name: string) => people.some((person) => person.name.toLowerCase() === name.toLowerCase());
  const offered = (data?.items ?? []).filter(({ name }) => !isListed(name));
  if (offered.length === 0) return null;
  return (
    <div role="group" aria-label={t('people.known')} className="flex flex-wrap gap-2">
      {offered.map(({ id, name, nativeName }) => (
        <Button
          key={id}
          size="sm"
          variant="secondary"
          icon={<UserPlus aria-hidden="true" />}
          disabled={disabled}
          aria-label={t('people.addOf', { name })}
          onClick={() => onPerson({ name, nativeName })}
        >
          <bdi>{name}</bdi>
        </Button>
      ))}
    </div>
  );
}

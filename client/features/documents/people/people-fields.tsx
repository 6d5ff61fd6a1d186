import { UserPlus, X } from 'lucide-react';
import { factLimits } from '#shared/certificate/facts.ts';
import type { NamedPerson } from '#shared/schemas/people.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { IconButton } from '#client/ui/button/icon-button.tsx';
import { FieldsOnDemand } from '#client/ui/form/fields-on-demand.tsx';
import { NameEntry } from './name-entry.tsx';
import { hasOwnScript, withPerson } from './people.ts';

export interface PeopleFieldsProps {
  people: readonly NamedPerson[];
  /** The document's, which decides whether its own spelling is asked for. */
  language: string | undefined;
  disabled: boolean;
  /** Opened by a button, in lists of documents. */
  isCollapsible?: boolean;
  onChange: (people: NamedPerson[]) => void;
}

/** The people whom a document names, spelled as in their passports. Optional. */
export function PeopleFields({ people, language, disabled, isCollapsible = false, onChange }: PeopleFieldsProps) {
  const isFull = people.length >= factLimits.holders;
  return (
    <FieldsOnDemand
      label="Add names as in the passport"
      icon={<UserPlus aria-hidden="true" />}
      disabled={disabled}
      isOpen={!isCollapsible || people.length > 0}
    >
      <fieldset className="grid min-w-0 gap-3">
        <legend className="mb-1.5 text-sm font-semibold">
          Names as in the passport <span className="font-normal text-ink-3">(optional)</span>
        </legend>
        <p className="-mt-3 text-sm text-ink-2">
          We’ll spell each name in the translation exactly as you give it here.
        </p>
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
              submitLabel="Add name"
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
  if (people.length === 0) return null;
  return (
    <ul aria-label="Names of this document" className="divide-y divide-line rounded-control border border-line">
      {people.map(({ name, nativeName }) => (
        <li key={name} className="flex items-center gap-3 py-1 ps-3 pe-1">
          <span className="min-w-0 flex-1 wrap-anywhere">
            <bdi>{name}</bdi>
            {nativeName === null ? null : <bdi className="ms-3 text-ink-2">{nativeName}</bdi>}
          </span>
          <IconButton
            size="sm"
            label={`Remove ${name}`}
            title="Remove"
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
  const { data } = trpc.documents.family.useQuery();
  const isListed = (name: string) => people.some((person) => person.name.toLowerCase() === name.toLowerCase());
  const offered = (data?.items ?? []).filter(({ name }) => !isListed(name));
  if (offered.length === 0) return null;
  return (
    <div role="group" aria-label="Names from your list" className="flex flex-wrap gap-2">
      {offered.map(({ id, name, nativeName }) => (
        <Button
          key={id}
          size="sm"
          variant="secondary"
          icon={<UserPlus aria-hidden="true" />}
          disabled={disabled}
          aria-label={`Add ${name}`}
          onClick={() => onPerson({ name, nativeName })}
        >
          <bdi>{name}</bdi>
        </Button>
      ))}
    </div>
  );
}

import { X } from 'lucide-react';
import { IconButton } from '#client/ui/button/icon-button.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { Select } from '#client/ui/form/select.tsx';
import { proposedKinds } from '#shared/certificate/kind-titles.ts';
import type { RoutingFacts } from '#shared/schemas/routing.ts';

type Rule = RoutingFacts['kinds'][number];

export interface KindSpecialistsProps {
  rules: readonly Rule[];
  people: readonly { id: string; name: string }[];
  onChange: (rules: readonly Rule[]) => void;
}

/** Specialists, who are offered papers of a kind first. */
export function KindSpecialists({ rules, people, onChange }: KindSpecialistsProps) {
  const open = proposedKinds.filter((kind) => !rules.some((rule) => rule.kind === kind));
  const set = (kind: string, personIds: readonly string[]) =>
    onChange(rules.map((rule) => (rule.kind === kind ? { kind, personIds: [...personIds] } : rule)));
  return (
    <section aria-label="Kinds of paper" className="grid gap-3">
      <div>
        <h3 className="text-sm font-semibold">Kinds of paper</h3>
        <p className="text-sm text-ink-2">
          Papers of a kind, as their file name tells it, are offered first to the people named for it.
        </p>
      </div>
      {rules.map(({ kind, personIds }) => (
        <div key={kind} className="grid gap-2 rounded-control border border-line p-3">
          <div className="flex items-center justify-between gap-2">
            <p className="font-semibold">{kind}</p>
            <IconButton
              size="sm"
              label={`Remove the rule for ${kind}`}
              onClick={() => onChange(rules.filter((rule) => rule.kind !== kind))}
            >
              <X aria-hidden="true" />
            </IconButton>
          </div>
          <ul aria-label={`Asked first: ${kind}`} className="flex flex-wrap gap-2">
            {personIds.map((id) => (
              <li key={id} className="flex items-center gap-1 rounded-control bg-sunken ps-3 text-sm">
                <bdi>{nameOf(people, id)}</bdi>
                <IconButton
                  size="sm"
                  label={`Remove ${nameOf(people, id)} from ${kind}`}
                  onClick={() =>
                    set(
                      kind,
                      personIds.filter((one) => one !== id),
                    )
                  }
                >
                  <X aria-hidden="true" />
                </IconButton>
              </li>
            ))}
          </ul>
          <Field label={`Add a person, ${kind}`}>
            <Select
              placeholder="Choose"
              options={people
                .filter(({ id }) => !personIds.includes(id))
                .map(({ id, name }) => ({ value: id, label: name }))}
              value=""
              onChange={({ currentTarget: { value } }) => {
                if (value !== '') set(kind, [...personIds, value]);
              }}
            />
          </Field>
        </div>
      ))}
      {open.length > 0 ? (
        <AddKind kinds={open} onAdd={(kind) => onChange([...rules, { kind, personIds: [] }])} />
      ) : null}
    </section>
  );
}

function AddKind({ kinds, onAdd }: { kinds: readonly string[]; onAdd: (kind: string) => void }) {
  return (
    <Field label="Add a kind" className="max-w-xs">
      <Select
        placeholder="Choose"
        options={kinds.map((kind) => ({ value: kind, label: kind }))}
        value=""
        onChange={({ currentTarget: { value } }) => {
          if (value !== '') onAdd(value);
        }}
      />
    </Field>
  );
}

/** People who left the staff keep their place until they are removed. */
function nameOf(people: KindSpecialistsProps['people'], id: string): string {
  return people.find((person) => person.id === id)?.name ?? 'Somebody who left';
}

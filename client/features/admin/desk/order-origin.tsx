import { useState } from 'react';
import { trpc } from '#client/lib/trpc.ts';
import { Field } from '#client/ui/form/field.tsx';
import { SegmentedControl } from '#client/ui/form/segmented-control.tsx';
import { Select, type SelectOption } from '#client/ui/form/select.tsx';
import { deskSources, deskSourceWords, type DeskSource } from '#shared/desk-orders.ts';

interface Office {
  options: readonly SelectOption[];
  /** Undefined until they are loaded: the server takes the member's own. */
  value: string | undefined;
  choose: (office: string) => void;
}

/** The office that makes the order: the member's own until another is chosen. */
export function useOffice(): Office {
  const { data } = trpc.admin.offices.useQuery();
  const [chosen, choose] = useState<string>();
  const options = (data?.offices ?? []).map(({ office: value, name: label }) => ({ value, label }));
  return { options, value: chosen ?? data?.own, choose };
}

const sources = deskSources.map((value) => ({ value, label: deskSourceWords[value] }));

interface OrderOriginProps {
  source: DeskSource;
  onSource: (source: DeskSource) => void;
  office: Office;
  disabled: boolean;
}

/** How the order arrived, and at which office if there are several. */
export function OrderOrigin({ source, onSource, office, disabled }: OrderOriginProps) {
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
      <SegmentedControl
        label="How the order came"
        segments={sources}
        value={source}
        onChange={onSource}
        className="max-[24rem]:grid max-[24rem]:w-full max-[24rem]:grid-cols-2"
      />
      {office.options.length > 1 ? (
        <Field label="Office" disabled={disabled}>
          <Select
            size="sm"
            options={office.options}
            value={office.value ?? ''}
            onChange={(event) => office.choose(event.currentTarget.value)}
          />
        </Field>
      ) : null}
    </div>
  );
}

import { Button } from '#client/ui/button/button.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { Select } from '#client/ui/form/select.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { sourceLanguages } from '#shared/languages.ts';
import { services } from '#shared/pricing.ts';
import { speedRules, speeds } from '#shared/promise/speeds.ts';
import type { OfficeCalendar, PromiseRule } from '#shared/schemas/calendar.ts';
import { translationTypes } from '#shared/translation-types.ts';

export interface PromiseRulesProps {
  facts: OfficeCalendar;
  onChange: (part: Partial<OfficeCalendar>) => void;
}

type Exception = OfficeCalendar['exceptions'][number];

/** Rules per speed, and those of one language or service. */
export function PromiseRules({ facts, onChange }: PromiseRulesProps) {
  const { rules, exceptions } = facts;
  const change = (index: number, part: Partial<Exception>) =>
    onChange({ exceptions: exceptions.map((one, at) => (at === index ? { ...one, ...part } : one)) });
  return (
    <div className="grid gap-6">
      {speeds.map((speed) => (
        <RuleFields
          key={speed}
          legend={speedRules[speed].label}
          rule={rules[speed]}
          onChange={(rule) => onChange({ rules: { ...rules, [speed]: rule } })}
        />
      ))}
      {exceptions.map((exception, index) => (
        <div key={index} className="grid gap-3">
          <ExceptionFields exception={exception} onChange={(part) => change(index, part)} />
          <RuleFields
            legend={`Exception ${String(index + 1)}`}
            rule={exception.rule}
            onChange={(rule) => change(index, { rule })}
          />
          <Button
            size="sm"
            variant="quiet"
            onClick={() => onChange({ exceptions: exceptions.filter((_one, at) => at !== index) })}
          >
            Remove exception {index + 1}
          </Button>
        </div>
      ))}
      <p>
        <Button
          variant="secondary"
          onClick={() =>
            onChange({
              exceptions: [...exceptions, { speed: 'rush', source: null, service: null, rule: rules.rush }],
            })
          }
        >
          Add an exception
        </Button>
      </p>
    </div>
  );
}

interface RuleFieldsProps {
  legend: string;
  rule: PromiseRule;
  onChange: (rule: PromiseRule) => void;
}

export const ruleLabels = {
  firstPages: 'First pages',
  hours: 'Working hours for them',
  furtherPages: 'Further pages, at a time',
  furtherHours: 'Working hours each time',
} as const satisfies Record<keyof PromiseRule, string>;
const parts = ['firstPages', 'hours', 'furtherPages', 'furtherHours'] as const;

function RuleFields({ legend, rule, onChange }: RuleFieldsProps) {
  return (
    <fieldset className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      <legend className="mb-2 text-sm font-semibold">{legend}</legend>
      {parts.map((key) => (
        <Field key={key} label={ruleLabels[key]}>
          <TextInput
            type="number"
            size="sm"
            min={key === 'furtherHours' ? 0 : 1}
            step={key.endsWith('ours') ? 0.5 : 1}
            value={rule[key]}
            onChange={(event) => onChange({ ...rule, [key]: Number(event.currentTarget.value) })}
          />
        </Field>
      ))}
    </fieldset>
  );
}

function ExceptionFields({
  exception: { speed, source, service },
  onChange,
}: {
  exception: Exception;
  onChange: (part: Partial<Exception>) => void;
}) {
  return (
    <div className="grid gap-3 sm:grid-cols-3">
      <Field label="Speed">
        <Select
          size="sm"
          options={speeds.map((value) => ({ value, label: speedRules[value].label }))}
          value={speed}
          onChange={(event) => onChange({ speed: speeds.find((one) => one === event.currentTarget.value) ?? speed })}
        />
      </Field>
      <Field label="Language">
        <Select
          size="sm"
          placeholder="Every language"
          options={sourceLanguages.map((value) => ({ value, label: value }))}
          value={source ?? ''}
          onChange={(event) =>
            onChange({ source: sourceLanguages.find((one) => one === event.currentTarget.value) ?? null })
          }
        />
      </Field>
      <Field label="Service">
        <Select
          size="sm"
          placeholder="Every service"
          options={translationTypes.map((value) => ({ value, label: services[value].label }))}
          value={service ?? ''}
          onChange={(event) =>
            onChange({ service: translationTypes.find((one) => one === event.currentTarget.value) ?? null })
          }
        />
      </Field>
    </div>
  );
}

import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import { CopyButton } from '#client/ui/button/copy-button.tsx';
import { SegmentedControl } from '#client/ui/form/segmented-control.tsx';
import { exampleLanguages, type Example, type ExampleLanguage } from './examples.ts';

const languages = Object.keys(exampleLanguages) as ExampleLanguage[];

const Choice = createContext<{ language: ExampleLanguage; choose: (language: ExampleLanguage) => void }>({
  language: 'curl',
  choose: () => undefined,
});

/** One choice of language for all examples below. */
export function ExampleChoice({ children }: { children: ReactNode }) {
  const [language, choose] = useState<ExampleLanguage>('curl');
  const value = useMemo(() => ({ language, choose }), [language]);
  return <Choice value={value}>{children}</Choice>;
}

export interface CodeExampleProps {
  /** Accessible name of the example. */
  title: string;
  example: Example;
}

/** An example to copy, in the chosen language where it exists in it. */
export function CodeExample({ title, example }: CodeExampleProps) {
  const { language, choose } = use(Choice);
  const available = languages.filter((one) => example[one] !== undefined);
  const shown = available.includes(language) ? language : (available[0] ?? 'curl');
  const code = (example[shown] ?? '').trimEnd();
  return (
    <figure className="min-w-0 overflow-hidden rounded-card border border-line bg-sheet">
      <figcaption className="flex flex-wrap items-center gap-3 border-b border-line px-3 py-2">
        <span className="grow text-sm font-semibold">{title}</span>
        {available.length > 1 ? (
          <SegmentedControl
            label={`Language of the example: ${title}`}
            segments={available.map((value) => ({ value, label: exampleLanguages[value] }))}
            value={shown}
            onChange={choose}
          />
        ) : null}
        <CopyButton text={code} label={`example: ${title}`} />
      </figcaption>
      <CodeBlock label={`${title}, ${exampleLanguages[shown]}`} code={code} />
    </figure>
  );
}

/** Code that scrolls sideways, also by keyboard. */
export function CodeBlock({ label, code }: { label: string; code: string }) {
  return (
    <pre
      dir="ltr"
      tabIndex={0}
      role="region"
      aria-label={label}
      className="overflow-x-auto p-4 font-mono text-sm/6 outline-offset-[-2px] focus-visible:outline-2 focus-visible:outline-focus"
    >
      <code>{code}</code>
    </pre>
  );
}

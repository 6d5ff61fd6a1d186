import type { ReactNode } from 'react';

/** One section of a plain page; `points` follow the paragraphs as a list. */
interface PlainSection {
  readonly title: string;
  readonly text: readonly string[];
  readonly points?: readonly string[];
}

export interface PlainText {
  readonly title: string;
  readonly summary: string;
  /** Day of the last change, as readers see it. */
  readonly updated: string;
  readonly sections: readonly PlainSection[];
}

/** A page of plain sections. */
export function PlainPage({ text, children }: { text: PlainText; children?: ReactNode }) {
  return (
    <article className="gutter mx-auto w-full max-w-3xl py-12 md:py-16">
      <h1 className="font-serif text-3xl font-semibold md:text-4xl">{text.title}</h1>
      <p className="mt-4 text-lg text-ink-2">{text.summary}</p>
      <p className="mt-2 text-sm text-ink-2">Last updated: {text.updated}</p>
      {text.sections.map((section) => (
        <section key={section.title} className="mt-10">
          <h2 className="font-serif text-xl font-semibold">{section.title}</h2>
          {section.text.map((paragraph) => (
            <p key={paragraph} className="mt-3 max-w-prose">
              {paragraph}
            </p>
          ))}
          {section.points ? (
            <ul className="mt-3 max-w-prose list-disc space-y-2 ps-5">
              {section.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          ) : null}
        </section>
      ))}
      {children}
    </article>
  );
}

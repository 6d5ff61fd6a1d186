import { createFileRoute } from '@tanstack/react-router';
import { securityText, type PlainText } from './-security-text.ts';

export const Route = createFileRoute('/_public/security')({
  staticData: { title: 'Security', isLight: true },
  component: SecurityPage,
});

function SecurityPage() {
  return <PlainPage text={securityText()} />;
}

/** A page of plain sections. */
function PlainPage({ text }: { text: PlainText }) {
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
    </article>
  );
}

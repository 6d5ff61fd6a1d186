const promises = [
  {
    title: 'A person signs it',
    text: 'Software drafts, an authenticator checks, corrects and certifies it under their own name.',
  },
  {
    title: 'The price adds up in the open',
    text: 'Pages times the rate. Your card is charged on the card provider’s page, and nowhere else.',
  },
  {
    title: 'Your papers stay private',
    text: 'Files are stored in a private place and opened through links that last minutes. You can discard a draft at any time.',
  },
];

/** Three facts that stand behind the paper. */
export function Promises() {
  return (
    <section
      aria-label="What you can rely on"
      className="gutter mx-auto grid max-w-[calc(var(--container-content)+4rem)] gap-8 py-12 md:grid-cols-3 md:py-16"
    >
      {promises.map((promise) => (
        <div key={promise.title} className="border-t-2 border-brass-deco pt-4">
          <h2 className="font-serif text-xl font-semibold">{promise.title}</h2>
          <p className="mt-2 text-ink-2">{promise.text}</p>
        </div>
      ))}
    </section>
  );
}

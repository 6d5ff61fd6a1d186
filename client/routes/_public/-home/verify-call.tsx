import { Link } from '@tanstack/react-router';
import { ButtonLink } from '../../../ui/button-link.tsx';

/** For those who hold a translation and wonder whether it is ours. */
export function VerifyCall() {
  return (
    <section className="border-t border-line bg-sheet" aria-labelledby="verify-call">
      <div className="gutter mx-auto flex max-w-[calc(var(--container-content)+4rem)] flex-wrap items-center justify-between gap-6 py-12">
        <div className="max-w-prose">
          <h2 id="verify-call" className="font-serif text-2xl font-semibold">
            Were you handed one of our translations?
          </h2>
          <p className="mt-2 text-ink-2">Its code tells in seconds whether we certified it. No account is needed.</p>
        </div>
        <ButtonLink size="lg" wide="phone" variant="secondary" render={<Link to="/verify" />}>
          Verify Document
        </ButtonLink>
      </div>
    </section>
  );
}

import { Link } from '@tanstack/react-router';

/** Links recipients of a translation to the verification page. */
export function VerifyLink() {
  return (
    <p className="mt-4 max-w-[40ch] text-ink-2">
      Received one of our translations? Its code tells you in seconds whether we certified it.{' '}
      <Link to="/verify" className="inline-link">
        Verify a document
      </Link>
    </p>
  );
}

import { Link } from '@tanstack/react-router';
import { words } from '#client/ui/words.ts';
import { wrap } from '#client/ui/message-tags.ts';

/** Links recipients of a translation to the verification page. */
export function VerifyLink() {
  return (
    <p className="mt-4 max-w-[40ch] text-ink-2">
      {words('translations').rich('coverage.verify', {
        link: wrap(<Link to="/verify" className="inline-link" />),
      })}
    </p>
  );
}

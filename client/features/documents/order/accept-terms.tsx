import { Link } from '@tanstack/react-router';
import { wrap } from '#client/ui/message-tags.ts';
import { words } from '#client/ui/words.ts';

/** What paying accepts; the order keeps the version. */
export function AcceptTerms() {
  return (
    <p className="mt-2 text-sm text-ink-2">
      {words('frame').rich('legal.accept', {
        terms: wrap(<Link to="/terms" target="_blank" className="inline-link" />),
      })}
    </p>
  );
}

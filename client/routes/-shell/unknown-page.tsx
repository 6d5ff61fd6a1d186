import { Navigate } from '@tanstack/react-router';

/** Redirects an unknown path to the home page, with a notice. */
export function UnknownPage() {
  return <Navigate to="/" replace state={{ notice: 'unknown-page' }} />;
}

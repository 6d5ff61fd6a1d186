import { Navigate } from '@tanstack/react-router';

/** An address that names no page leads home, where it is said. */
export function UnknownPage() {
  return <Navigate to="/" replace state={{ notice: 'unknown-page' }} />;
}

import { words } from '#client/ui/words.ts';
import type { MemberRight } from '#shared/organizations.ts';

/** Names the roles with the right to hidden content. */
export function WhoMay({ right }: { right: MemberRight }) {
  return <p className="text-sm text-ink-2">{words('organization')(`rights.${right}`)}</p>;
}

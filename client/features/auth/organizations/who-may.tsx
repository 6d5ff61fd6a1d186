import { words } from '#client/ui/words.ts';
import type { MemberRight } from '#shared/organizations.ts';

/** Which roles may do what is not shown. */
export function WhoMay({ right }: { right: MemberRight }) {
  return <p className="text-sm text-ink-2">{words('organization')(`rights.${right}`)}</p>;
}

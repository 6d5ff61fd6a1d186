import { Building } from 'lucide-react';
import { Button } from '#client/ui/button/button.tsx';
import { slot } from '#client/ui/message-tags.ts';
import { words } from '#client/ui/words.ts';
import type { MemberRole } from '#shared/roles.ts';
import { useSwitchAccount } from './use-switch-account.ts';

/** Names the organization that the session acts for, with a button back to the person's own account. */
export function ActingFor({ name, member }: { name: string | null; member: MemberRole }) {
  const t = words('organization');
  const { switchTo, isPending } = useSwitchAccount();
  return (
    <section
      aria-label={t('bar.label')}
      data-print="hide"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-primary-soft px-4 py-2 text-sm md:px-6 lg:px-8"
    >
      <Building aria-hidden="true" className="size-4.5 shrink-0 text-primary" />
      <p className="min-w-0 flex-1 basis-48 wrap-anywhere">
        {t.rich('bar.text', {
          name: slot(
            <strong>
              <bdi>{name}</bdi>
            </strong>,
          ),
          role: t(`roles.${member}`),
        })}
      </p>
      <Button size="sm" variant="secondary" busy={isPending} onClick={() => switchTo(null)}>
        {t('bar.back')}
      </Button>
    </section>
  );
}

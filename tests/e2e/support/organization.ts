import type { Page } from '@playwright/test';
import { z } from 'zod';
import type { MemberRole } from '#shared/roles.ts';
import type { Mailbox } from './app.ts';
import { call, signUp } from './customer.ts';

/** Organizations through the API; both pages act for it afterwards. */

/** Makes the user on `page` the owner of a new organization. */
export async function createOrganization(page: Page, name: string): Promise<string> {
  const output = z.object({ id: z.string() });
  return (await call(page.context().request, 'auth.createOrganization', { input: { name }, output })).id;
}

/** Signs up a new person on `page`, who joins the organization of `owner`; returns the person's id. */
export async function join(
  page: Page,
  { owner, mailbox, role }: { owner: Page; mailbox: Mailbox; role: MemberRole },
): Promise<string> {
  const { email } = await signUp(page, mailbox);
  await call(owner.context().request, 'auth.inviteMember', { input: { email, role }, output: z.unknown() });
  const mail = await mailbox.waitFor(email, /^Invitation/);
  const link = new URL(mail.links.find((url) => url.includes('token=')) ?? '');
  const { request } = page.context();
  await call(request, 'auth.acceptInvitation', {
    input: { token: link.searchParams.get('token') },
    output: z.unknown(),
  });
  const response = await request.get('/trpc/auth.session');
  const session = z.object({
    result: z.object({ data: z.object({ user: z.object({ person: z.object({ id: z.string() }) }) }) }),
  });
  return session.parse(await response.json()).result.data.user.person.id;
}

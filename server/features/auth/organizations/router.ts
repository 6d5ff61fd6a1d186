import { provenUserProcedure, router, syncOutput, userProcedure } from '#server/trpc.ts';
import { tokenInput } from '#shared/schemas/auth.ts';
import { empty, idInput } from '#shared/schemas/common.ts';
import {
  acceptInvitationOutput,
  changeMemberRoleInput,
  createOrganizationInput,
  createOrganizationOutput,
  invitationOutput,
  inviteMemberInput,
  organizationMembersOutput,
  organizationsOutput,
  renameOrganizationInput,
  switchAccountInput,
} from '#shared/schemas/organizations.ts';
import { acceptInvitation, getInvitation, inviteMember, revokeInvitation } from './invitations.ts';
import {
  changeMemberRole,
  createOrganization,
  getMembers,
  leaveOrganization,
  listOwnOrganizations,
  removeMember,
  renameOrganization,
  switchAccount,
} from './service.ts';

/** Organizations. All but the first five procedures act on the organization that the session has selected. */
export const organizationsRouter = router({
  organizations: userProcedure
    .input(empty.optional())
    .output(syncOutput(organizationsOutput))
    .query(({ ctx }) => listOwnOrganizations(ctx.deps, ctx.user)),

  createOrganization: provenUserProcedure
    .input(createOrganizationInput)
    .output(syncOutput(createOrganizationOutput))
    .mutation(({ ctx, input }) => createOrganization(ctx.deps, ctx.user, input)),

  switchAccount: userProcedure
    .input(switchAccountInput)
    .output(syncOutput(empty))
    .mutation(async ({ ctx, input }) => {
      await switchAccount(ctx.deps, ctx.user, input);
      return {};
    }),

  invitation: userProcedure
    .input(tokenInput)
    .output(syncOutput(invitationOutput))
    .query(({ ctx, input }) => getInvitation(ctx.deps, ctx.user, input)),

  acceptInvitation: userProcedure
    .input(tokenInput)
    .output(syncOutput(acceptInvitationOutput))
    .mutation(({ ctx, input }) => acceptInvitation(ctx.deps, ctx.user, input)),

  organizationMembers: userProcedure
    .input(empty.optional())
    .output(syncOutput(organizationMembersOutput))
    .query(({ ctx }) => getMembers(ctx.deps, ctx.user)),

  inviteMember: provenUserProcedure
    .input(inviteMemberInput)
    .output(syncOutput(idInput))
    .mutation(({ ctx, input }) => inviteMember(ctx.deps, ctx.user, input)),

  revokeInvitation: userProcedure
    .input(idInput)
    .output(syncOutput(empty))
    .mutation(async ({ ctx, input }) => {
      await revokeInvitation(ctx.deps, ctx.user, input);
      return {};
    }),

  changeMemberRole: provenUserProcedure
    .input(changeMemberRoleInput)
    .output(syncOutput(empty))
    .mutation(async ({ ctx, input }) => {
      await changeMemberRole(ctx.deps, ctx.user, input);
      return {};
    }),

  removeMember: provenUserProcedure
    .input(idInput)
    .output(syncOutput(empty))
    .mutation(async ({ ctx, input }) => {
      await removeMember(ctx.deps, ctx.user, input);
      return {};
    }),

  leaveOrganization: provenUserProcedure
    .input(empty.optional())
    .output(syncOutput(empty))
    .mutation(async ({ ctx }) => {
      await leaveOrganization(ctx.deps, ctx.user);
      return {};
    }),

  renameOrganization: provenUserProcedure
    .input(renameOrganizationInput)
    .output(syncOutput(empty))
    .mutation(async ({ ctx, input }) => {
      await renameOrganization(ctx.deps, ctx.user, input);
      return {};
    }),
});

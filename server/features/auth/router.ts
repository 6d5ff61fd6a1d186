import { provenProcedure, publicProcedure, router, signedInProcedure, syncOutput } from '#server/trpc.ts';
import {
  changePasswordInput,
  confirmEmailOutput,
  emailInput,
  emailOutput,
  loginInput,
  loginOutput,
  profileView,
  proveInput,
  registerInput,
  resetPasswordInput,
  secondLoginOutput,
  sessionOutput,
  sessionsOutput,
  tokenInput,
  updateProfileInput,
  validOutput,
} from '#shared/schemas/auth.ts';
import { empty, idInput } from '#shared/schemas/common.ts';
import {
  addPasskeyInput,
  passkeyAnswerInput,
  passkeyChallengeOutput,
  passkeySetupOutput,
  passkeysOutput,
} from '#shared/schemas/passkeys.ts';
import {
  loginSecondFactorInput,
  recoveryCodesOutput,
  totpConfirmInput,
  totpDisableInput,
  totpRenewCodesInput,
  totpSetupInput,
  totpSetupOutput,
  totpStatusOutput,
} from '#shared/schemas/second-factor.ts';
import { staffInvitationOutput } from '#shared/schemas/staff.ts';
import { endedOutput } from '#shared/schemas/trust.ts';
import { confirmEmail, undoEmailChange } from './account/address.ts';
import { changePassword, getProfile, updateProfile } from './account/profile.ts';
import { checkPasswordReset, requestPasswordReset, resetPassword } from './account/recovery.ts';
import { listOwnSessions, revokeSession, revokeSessions } from './account/sessions.ts';
import { viewUser } from './identity.ts';
import { addPasskey, createPasskeyRequest, listOwnPasskeys, removePasskey, setUpPasskey } from './passkeys/service.ts';
import { confirmTotp, disableTotp, getTotpStatus, renewRecoveryCodes, setUpTotp } from './second-factor/service.ts';
import { login, loginPasskey, loginSecondFactor, logout, prove, register, resendConfirmation } from './service.ts';
import { blankCookie } from './session.ts';
import { acceptStaffInvitation, getStaffInvitation } from './staff-invitations.ts';

const noInput = empty.optional();

export const authRouter = router({
  /** An invitation to the staff, for the person whom it names. */
  staffInvitation: signedInProcedure
    .input(tokenInput)
    .output(syncOutput(staffInvitationOutput))
    .query(({ ctx, input }) => getStaffInvitation(ctx.deps, ctx.user, input)),

  acceptStaffInvitation: signedInProcedure
    .input(tokenInput)
    .output(syncOutput(empty))
    .mutation(async ({ ctx, input }) => {
      await acceptStaffInvitation(ctx.deps, ctx.user, input);
      return {};
    }),

  /** Whose key or session this is; null for visitors. */
  session: publicProcedure
    .input(noInput)
    .output(syncOutput(sessionOutput))
    .query(({ ctx }) => ({ user: ctx.user && viewUser(ctx.deps, ctx.user) })),

  register: publicProcedure
    .input(registerInput)
    .output(syncOutput(emailOutput))
    .mutation(({ ctx, input }) => register(ctx.deps, ctx, input)),

  confirmEmail: publicProcedure
    .input(tokenInput)
    .output(syncOutput(confirmEmailOutput))
    .mutation(({ ctx, input }) => confirmEmail(ctx.deps, input)),

  undoEmailChange: publicProcedure
    .input(tokenInput)
    .output(syncOutput(emailOutput))
    .mutation(({ ctx, input }) => undoEmailChange(ctx.deps, input)),

  resendConfirmation: publicProcedure
    .input(emailInput)
    .output(syncOutput(empty))
    .mutation(async ({ ctx, input }) => {
      await resendConfirmation(ctx.deps, ctx, input);
      return {};
    }),

  login: publicProcedure
    .input(loginInput)
    .output(syncOutput(loginOutput))
    .mutation(async ({ ctx, input }) => {
      const { cookies, ...answer } = await login(ctx.deps, ctx, input);
      cookies.forEach(ctx.setCookie);
      return answer;
    }),

  loginSecondFactor: publicProcedure
    .input(loginSecondFactorInput)
    .output(syncOutput(secondLoginOutput))
    .mutation(async ({ ctx, input }) => {
      const { user, cookies } = await loginSecondFactor(ctx.deps, ctx, input);
      cookies.forEach(ctx.setCookie);
      return { user };
    }),

  passkeyChallenge: publicProcedure
    .input(noInput)
    .output(syncOutput(passkeyChallengeOutput))
    .mutation(({ ctx }) => createPasskeyRequest(ctx.deps, ctx)),

  loginPasskey: publicProcedure
    .input(passkeyAnswerInput)
    .output(syncOutput(secondLoginOutput))
    .mutation(async ({ ctx, input }) => {
      const { user, cookies } = await loginPasskey(ctx.deps, ctx, input);
      cookies.forEach(ctx.setCookie);
      return { user };
    }),

  passkeys: signedInProcedure
    .input(noInput)
    .output(syncOutput(passkeysOutput))
    .query(({ ctx }) => listOwnPasskeys(ctx.deps, ctx.user)),

  setUpPasskey: provenProcedure
    .input(noInput)
    .output(syncOutput(passkeySetupOutput))
    .mutation(({ ctx }) => setUpPasskey(ctx.deps, ctx.user)),

  // The challenge was issued under a recent proof, and expires within minutes.
  addPasskey: signedInProcedure
    .input(addPasskeyInput)
    .output(syncOutput(empty))
    .mutation(async ({ ctx, input }) => {
      await addPasskey(ctx.deps, { actor: ctx.user, userAgent: ctx.userAgent }, input);
      return {};
    }),

  removePasskey: provenProcedure
    .input(idInput)
    .output(syncOutput(empty))
    .mutation(async ({ ctx, input }) => {
      await removePasskey(ctx.deps, ctx.user, input);
      return {};
    }),

  totpStatus: signedInProcedure
    .input(noInput)
    .output(syncOutput(totpStatusOutput))
    .query(({ ctx }) => getTotpStatus(ctx.deps, ctx.user)),

  totpSetup: signedInProcedure
    .input(totpSetupInput)
    .output(syncOutput(totpSetupOutput))
    .mutation(({ ctx, input }) => setUpTotp(ctx.deps, ctx.user, input)),

  totpConfirm: signedInProcedure
    .input(totpConfirmInput)
    .output(syncOutput(recoveryCodesOutput))
    .mutation(({ ctx, input }) => confirmTotp(ctx.deps, ctx.user, input)),

  totpRenewCodes: signedInProcedure
    .input(totpRenewCodesInput)
    .output(syncOutput(recoveryCodesOutput))
    .mutation(({ ctx, input }) => renewRecoveryCodes(ctx.deps, ctx.user, input)),

  totpDisable: signedInProcedure
    .input(totpDisableInput)
    .output(syncOutput(empty))
    .mutation(async ({ ctx, input }) => {
      await disableTotp(ctx.deps, ctx.user, input);
      return {};
    }),

  logout: publicProcedure
    .input(noInput)
    .output(syncOutput(empty))
    .mutation(async ({ ctx }) => {
      await logout(ctx.deps, ctx);
      ctx.setCookie(blankCookie(ctx.deps));
      return {};
    }),

  requestPasswordReset: publicProcedure
    .input(emailInput)
    .output(syncOutput(empty))
    .mutation(async ({ ctx, input }) => {
      await requestPasswordReset(ctx.deps, ctx, input);
      return {};
    }),

  checkPasswordReset: publicProcedure
    .input(tokenInput)
    .output(syncOutput(validOutput))
    .query(({ ctx, input }) => checkPasswordReset(ctx.deps, input)),

  resetPassword: publicProcedure
    .input(resetPasswordInput)
    .output(syncOutput(endedOutput))
    .mutation(async ({ ctx, input }) => {
      const { cookie, ended } = await resetPassword(ctx.deps, ctx, input);
      ctx.setCookie(cookie);
      return { ended };
    }),

  prove: signedInProcedure
    .input(proveInput)
    .output(syncOutput(empty))
    .mutation(async ({ ctx, input }) => {
      await prove(ctx.deps, ctx.user, input);
      return {};
    }),

  // The current password is the proof; with a second factor the service requires a recent one by code as well.
  changePassword: signedInProcedure
    .input(changePasswordInput)
    .output(syncOutput(endedOutput))
    .mutation(async ({ ctx, input }) => ({
      ended: await changePassword(ctx.deps, { ...ctx.user, deviceTokens: ctx.deviceTokens }, input),
    })),

  profile: signedInProcedure
    .input(noInput)
    .output(syncOutput(profileView))
    .query(({ ctx }) => getProfile(ctx.deps, ctx.user)),

  // The service requires a recent proof for another name, phone or address; a language takes none.
  updateProfile: signedInProcedure
    .input(updateProfileInput)
    .output(syncOutput(profileView))
    .mutation(({ ctx, input }) => updateProfile(ctx.deps, ctx.user, input)),

  sessions: signedInProcedure
    .input(noInput)
    .output(syncOutput(sessionsOutput))
    .query(({ ctx }) => listOwnSessions(ctx.deps, ctx.user)),

  revokeSession: provenProcedure
    .input(idInput)
    .output(syncOutput(empty))
    .mutation(async ({ ctx, input }) => {
      await revokeSession(ctx.deps, ctx.user, input);
      return {};
    }),

  revokeSessions: provenProcedure
    .input(noInput)
    .output(syncOutput(endedOutput))
    .mutation(async ({ ctx }) => {
      const ended = await revokeSessions(ctx.deps, ctx.user);
      ctx.setCookie(blankCookie(ctx.deps));
      return { ended };
    }),
});

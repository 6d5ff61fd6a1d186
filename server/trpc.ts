import { initTRPC, tracked, TRPCError } from '@trpc/server';
import { z } from 'zod';
import { catalogue, isErrorCode, type ErrorCode } from '#shared/errors.ts';
import { isStaff } from '#shared/roles.ts';
import type { Context } from './context.ts';
import { AppError, toAppError } from './errors.ts';
import { requireRecentProof } from './features/auth/proof/service.ts';
import { errorRequestId } from './http/error-request-ids.ts';
import { recentWriteCookie } from './http/recent-write-cookie.ts';
import { procedureSeconds } from './observability/metrics.ts';
import { shareKey } from './rate-limit/fair-shares.ts';
import { requireSecondFactor } from './features/auth/second-factor/policy.ts';

/** The tRPC instance stays in this file; slices use the procedures below, one for each kind of caller. */

const t = initTRPC.context<Context>().create({
  isDev: false,
  errorFormatter({ shape, error, ctx }) {
    const appError = error.cause instanceof AppError ? error.cause : undefined;
    return {
      message: appError?.message ?? catalogue[transportFault(error)].message,
      code: shape.code,
      data: {
        code: appError ? catalogue[appError.code].trpc : shape.data.code,
        httpStatus: appError?.httpStatus ?? shape.data.httpStatus,
        path: shape.data.path,
        appCode: appError?.code ?? transportFault(error),
        details: appError?.details ?? {},
        fields: appError?.cause instanceof z.ZodError ? fieldErrors(appError.cause) : undefined,
        requestId: ctx?.requestId ?? errorRequestId(error),
      },
    };
  },
});

/** A failure outside of any procedure: no such path, or a call nobody can read. tRPC's own words would repeat it. */
function transportFault(error: TRPCError): ErrorCode {
  if (error.code === 'INTERNAL_SERVER_ERROR') return 'UNEXPECTED';
  if (error.code === 'PAYLOAD_TOO_LARGE') return 'REQUEST_TOO_LARGE';
  return error.code === 'NOT_FOUND' ? 'NOT_FOUND' : 'INVALID_INPUT';
}

/** Field path → code of the catalogue. */
function fieldErrors(error: z.ZodError): Record<string, ErrorCode> {
  return Object.fromEntries(
    error.issues.map((issue) => [
      issue.path.join('.'),
      isErrorCode(issue.message) ? issue.message : ('INVALID_INPUT' satisfies ErrorCode),
    ]),
  );
}

/** An input that breaks a rule answers with that rule's own text. */
function inputError(error: z.ZodError): AppError {
  const named = error.issues.find((issue) => isErrorCode(issue.message))?.message;
  return new AppError(isErrorCode(named) ? named : 'INVALID_INPUT', { cause: error });
}

function appErrorOf(error: TRPCError): AppError {
  if (error.cause instanceof AppError) return error.cause;
  if (error.code === 'BAD_REQUEST') {
    return error.cause instanceof z.ZodError
      ? inputError(error.cause)
      : new AppError('INVALID_INPUT', { cause: error });
  }
  if (error.code === 'PAYLOAD_TOO_LARGE') return new AppError('REQUEST_TOO_LARGE', { cause: error });
  return toAppError(error.cause ?? error);
}

/**
 * The one place where a procedure's failure becomes an answer. `next()` never rejects, so its result is read; a
 * failure nobody foresaw is logged with its cause and leaves without a word of it.
 */
const answerErrors = t.middleware(async ({ next, ctx, path, type }) => {
  const started = performance.now();
  const result = await (ctx.deps.tracing?.span(
    {
      name: path,
      attributes: { 'rpc.system': 'trpc', 'rpc.type': type, 'request.id': ctx.requestId },
      outcomeOf: (one) => (one.ok ? 'OK' : appErrorOf(one.error).code),
    },
    () => next(),
  ) ?? next());
  const ms = Math.round(performance.now() - started);
  const observe = (code: string) => procedureSeconds.observe({ procedure: path, code }, ms / 1000);
  if (result.ok) {
    observe('OK');
    ctx.log.info({ procedure: path, userId: ctx.user?.id, ms }, 'called');
    return result;
  }
  const appError = appErrorOf(result.error);
  observe(appError.code);
  const fact = { procedure: path, userId: ctx.user?.id, ms, code: appError.code };
  if (appError.code === 'UNEXPECTED') ctx.log.error({ ...fact, err: appError.cause }, 'failed');
  else ctx.log.info(fact, 'refused');
  throw answerOf(appError);
});

function answerOf(appError: AppError): TRPCError {
  return new TRPCError({ code: catalogue[appError.code].trpc, message: appError.message, cause: appError });
}

/**
 * Waits for the caller's turn, then for who they are: on a socket that is looked up with every call, since a role may have
 * changed since it was opened.
 */
const identify = t.middleware(async ({ ctx, next }) => {
  if (ctx.identityError !== undefined) throw toAppError(ctx.identityError);
  const endCall = ctx.connection?.beginCall();
  try {
    const entered = ctx.deps.fairShares.calls.enter(shareKey(ctx));
    const release = entered instanceof Promise ? await entered : entered;
    try {
      return await (ctx.connection ? next({ ctx: { user: await ctx.connection.findUser() } }) : next());
    } finally {
      release();
    }
  } finally {
    endCall?.();
  }
});

class Answers<T extends z.ZodType> {
  // What the router's types are inferred from.
  declare readonly _input: z.input<T>;
  declare readonly _output: z.output<T>;
  readonly schema: T;

  constructor(schema: T) {
    this.schema = schema;
  }

  parse(value: unknown): z.output<T> {
    return this.schema.parse(value);
  }
}

/**
 * A procedure's output. It is checked in one go, since zod compiles its checks for that way only: on a long list they cost a
 * third of what the other way does.
 */
export function syncOutput<T extends z.ZodType>(schema: T): Answers<T> {
  return new Answers(schema);
}

/** Output of a subscription whose reader may resume: each `{ id, event }` is checked, and fails in the catalogue's words. */
export function trackedOutput<T extends z.ZodType>(event: T) {
  return z
    .custom<AsyncIterable<{ id: string; event: z.input<T> }>>(isAsyncIterable)
    .transform(async function* (events) {
      try {
        for await (const { id, event: one } of events) yield tracked(id, await event.parseAsync(one));
      } catch (error) {
        throw answerOf(toAppError(error));
      }
    });
}

function isAsyncIterable(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;

export const publicProcedure = t.procedure.use(answerErrors).use(identify);

export const signedInProcedure = publicProcedure.use(({ ctx, next }) => {
  if (!ctx.user) throw new AppError('NOT_SIGNED_IN');
  return next({ ctx: { user: ctx.user } });
});

/** Customers. */
export const userProcedure = signedInProcedure.use(({ ctx, next }) => {
  if (ctx.user.role !== 'user') throw new AppError('PERMISSION_DENIED');
  return next();
});

/** Whoever changes something reads it where it was written until a replica has it. */
const rememberWrites = t.middleware(({ ctx, type, next }) => {
  const { env } = ctx.deps;
  if (type === 'mutation' && env.databaseReplicaUrl !== null) ctx.setCookie(recentWriteCookie(env));
  return next();
});

/** Authenticators and admins. */
export const staffProcedure = signedInProcedure.use(rememberWrites).use(({ ctx, next }) => {
  if (!isStaff(ctx.user.role)) throw new AppError('STAFF_ONLY');
  requireSecondFactor(ctx.deps, ctx.user);
  return next();
});

export const adminProcedure = signedInProcedure.use(rememberWrites).use(({ ctx, next }) => {
  if (ctx.user.role !== 'admin') throw new AppError('ADMIN_ONLY');
  requireSecondFactor(ctx.deps, ctx.user);
  return next();
});

/** What can lose an account: the session's person has shown a password or code within the last ten minutes. */
export const provenProcedure = signedInProcedure.use(async ({ ctx, next }) => {
  await requireRecentProof(ctx.deps, ctx.user);
  return next();
});

/** What an admin does with other people's accounts or money, with the same recent proof. */
export const provenAdminProcedure = adminProcedure.use(async ({ ctx, next }) => {
  await requireRecentProof(ctx.deps, ctx.user);
  return next();
});

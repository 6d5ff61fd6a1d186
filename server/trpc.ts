import { initTRPC, tracked, TRPCError } from '@trpc/server';
import { middlewareMarker } from '@trpc/server/unstable-core-do-not-import';
import { z } from 'zod';
import { can, canAny, isStaff } from '#shared/access.ts';
import type { KeyMode } from '#shared/api-keys.ts';
import { catalogue, errorMessage, isErrorCode, statusOf, type ErrorCode } from '#shared/errors.ts';
import type { FieldError } from '#shared/field-errors.ts';
import type { ApiCall, Context, Guest, SignedInActor } from './context.ts';
import type { Deps } from './deps.ts';
import { AppError, toAppError } from './errors.ts';
import { recordKeyUse } from './features/auth/api-key.ts';
import { requireSecondFactor } from './features/auth/policy.ts';
import { requireRecentProof } from './features/auth/recent-proof.ts';
import { depsOf, placeOf } from './features/auth/sandbox.ts';
import { errorRequestId } from './platform/http/error-request-ids.ts';
import { recentWriteCookie } from './platform/http/recent-write-cookie.ts';
import { procedureSeconds } from './platform/observability/metrics.ts';
import { shareKey } from './platform/rate-limit/fair-shares.ts';
import { describeFields } from './public-api/field-errors.ts';
import { requireGrant, type Rule } from './public-api/grants.ts';
import { runOnce } from './public-api/idempotency.ts';
import { ruleOf } from './public-api/procedures.ts';
import { capabilitiesFor } from './public-api/staff-procedures.ts';
import { requireReach } from './public-api/staff-reach.ts';
import { downgradeOutput, upgradeInput } from './public-api/versions/apply.ts';

/** The tRPC instance is private to this file; slices use the procedures below, one per kind of caller. */

const t = initTRPC.context<Context>().create({
  isDev: false,
  errorFormatter({ shape, error, ctx }) {
    const appError = error.cause instanceof AppError ? error.cause : undefined;
    return {
      message: appError ? errorMessage(appError.code, appError.details) : catalogue[transportErrorCode(error)].message,
      code: shape.code,
      data: {
        code: appError ? catalogue[appError.code].trpc : shape.data.code,
        httpStatus: appError ? statusOf(appError.code) : shape.data.httpStatus,
        path: shape.data.path,
        appCode: appError?.code ?? transportErrorCode(error),
        details: { ...appError?.details, ...appError?.data },
        fields: appError?.cause instanceof z.ZodError ? fieldCodes(appError.cause) : undefined,
        errors: appError && appError.fieldErrors.length > 0 ? appError.fieldErrors : undefined,
        requestId: ctx?.requestId ?? errorRequestId(error),
      },
    };
  },
});

/** Code of a failure outside any procedure: an unknown path or a malformed call. tRPC's own message would repeat the input. */
function transportErrorCode(error: TRPCError): ErrorCode {
  if (error.code === 'INTERNAL_SERVER_ERROR') return 'UNEXPECTED';
  if (error.code === 'PAYLOAD_TOO_LARGE') return 'REQUEST_TOO_LARGE';
  return error.code === 'NOT_FOUND' ? 'NOT_FOUND' : 'INVALID_INPUT';
}

/** Codes of the catalogue by field path, for the texts of forms. */
function fieldCodes(error: z.ZodError): Record<string, ErrorCode> {
  return Object.fromEntries(
    error.issues.map((issue) => [
      issue.path.join('.'),
      isErrorCode(issue.message) ? issue.message : ('INVALID_INPUT' satisfies ErrorCode),
    ]),
  );
}

/** The error of the first rule that names a code, else INVALID_INPUT. */
function inputError(error: z.ZodError, fieldErrors: readonly FieldError[] = []): AppError {
  const named = error.issues.find((issue) => isErrorCode(issue.message))?.message;
  return new AppError(isErrorCode(named) ? named : 'INVALID_INPUT', { cause: error, fieldErrors });
}

/** Adds the validation errors of each field if the input was rejected. */
async function withFieldErrors(error: AppError, readInput: () => Promise<unknown>): Promise<AppError> {
  const { cause, code, details, data, fieldErrors } = error;
  if (!(cause instanceof z.ZodError) || code === 'UNEXPECTED' || fieldErrors.length > 0) return error;
  return new AppError(code, { cause, details, data, fieldErrors: describeFields(cause, await readInput()) });
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
 * Maps every error of a procedure to an AppError, and logs and measures the call. `next()` never rejects, so its result is
 * read. UNEXPECTED is logged with its cause, which the response does not contain.
 */
const handleErrors = t.middleware(async ({ next, ctx, path, type, getRawInput }) => {
  const started = performance.now();
  const result = await (ctx.deps.tracing?.span(
    {
      name: path,
      attributes: { 'rpc.system': 'trpc', 'rpc.type': type, 'request.id': ctx.requestId },
      outcomeOf: (outcome) => (outcome.ok ? 'OK' : appErrorOf(outcome.error).code),
    },
    () => next(),
  ) ?? next());
  const ms = Math.round(performance.now() - started);
  const observe = (code: string) => procedureSeconds.observe({ procedure: path, code }, ms / 1000);
  if (result.ok) {
    observe('OK');
    ctx.log.info({ procedure: path, userId: ctx.user?.id, keyId: ctx.user?.apiKey?.id, ms }, 'called');
    return result;
  }
  const appError = await withFieldErrors(appErrorOf(result.error), getRawInput);
  observe(appError.code);
  const fields = { procedure: path, userId: ctx.user?.id, keyId: ctx.user?.apiKey?.id, ms, code: appError.code };
  if (appError.code === 'UNEXPECTED') ctx.log.error({ ...fields, err: appError.cause }, 'failed');
  else ctx.log.info(fields, 'refused');
  throw toTRPCError(appError);
});

function toTRPCError(appError: AppError): TRPCError {
  const { code, details } = appError;
  return new TRPCError({ code: catalogue[code].trpc, message: errorMessage(code, details), cause: appError });
}

/**
 * Queues the call in its caller's fair share, checks what keys and members may call, and opens the sandbox of a test key. Over
 * a socket, the user is read with every call, since the role may have changed.
 */
const identify = t.middleware(async ({ ctx, path, type, next }) => {
  if (ctx.identityError !== undefined) throw toAppError(ctx.identityError);
  const endCall = ctx.connection?.beginCall();
  try {
    const entered = ctx.deps.fairShares.calls.enter(shareKey(ctx));
    const release = entered instanceof Promise ? await entered : entered;
    try {
      const person = ctx.connection ? await ctx.connection.findUser() : ctx.user;
      const rule = ruleOf(path);
      const guest = admitGuest(rule, ctx.guest);
      const user = person ?? guest?.actor ?? null;
      if (user) requireGrant(rule, user);
      if (user?.apiKey) ctx.deps.fairShares.keys.take(user.apiKey.id);
      const deps = await depsOf(ctx.deps, user);
      if (user?.apiKey && type === 'mutation') {
        await recordKeyUse(deps, user, { action: path, requestId: ctx.requestId });
      }
      return await (ctx.connection || ctx.guest || deps !== ctx.deps ? next({ ctx: { user, guest, deps } }) : next());
    } finally {
      release();
    }
  } finally {
    endCall?.();
  }
});

/** The guest, if the rule admits guests. Procedures without such a rule never see one. */
function admitGuest(rule: Rule, guest: Guest | null | undefined): Guest | null {
  return rule?.guest ? (guest ?? null) : null;
}

/** A resolver that runs `verb` in live or test mode, as the input requests. Throws the codes of `placeOf`. */
export function inPlace<Input extends { mode?: KeyMode | undefined } | undefined, Output>(
  verb: (deps: Deps, actor: SignedInActor, input: Input) => Promise<Output>,
  { makes = false }: { makes?: boolean } = {},
): (call: { ctx: { deps: Deps; user: SignedInActor }; input: Input }) => Promise<Output> {
  return async ({ ctx, input }) => {
    const { deps, actor } = await placeOf(ctx.deps, ctx.user, { mode: input?.mode, makes });
    return verb(deps, actor, input);
  };
}

/** Calls after which an output schema is compiled, which takes a millisecond and 90 KB: only frequent ones are worth it. */
const compiledAfter = 50;

class SyncParser<T extends z.ZodType> {
  // tRPC infers the router's types from these.
  declare readonly _input: z.input<T>;
  declare readonly _output: z.output<T>;
  readonly schema: T;
  #parser: T;
  #calls = 0;

  constructor(schema: T) {
    this.schema = schema;
    this.#parser = schema;
  }

  parse(value: unknown): z.output<T> {
    this.#calls += 1;
    if (this.#calls === compiledAfter) this.#parser = z.compile(this.schema);
    return this.#parser.parse(value);
  }
}

/**
 * An output schema, parsed synchronously and, once it is called often, by generated code: less than half of the cost on long
 * lists. What that refuses, and a schema that cannot be compiled, goes through the ordinary parser.
 */
export function syncOutput<T extends z.ZodType>(schema: T): SyncParser<T> {
  return new SyncParser(schema);
}

/** Output schema of a resumable subscription: parses each `{ id, event }`, and throws errors of the catalogue. */
export function trackedOutput<T extends z.ZodType>(event: T) {
  const output = z
    .custom<AsyncIterable<{ id: string; event: z.input<T> }>>(isAsyncIterable)
    .transform(async function* (events) {
      try {
        for await (const item of events) yield tracked(item.id, await event.parseAsync(item.event));
      } catch (error) {
        throw toTRPCError(toAppError(error));
      }
    });
  eventSchemas.set(output, event);
  return output;
}

const eventSchemas = new WeakMap<object, z.ZodType>();

/** The events' schema of a subscription's output, for its description. */
export function eventSchemaOf(output: object): z.ZodType | undefined {
  return eventSchemas.get(output);
}

function isAsyncIterable(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}

export const router = t.router;
export const mergeRouters = t.mergeRouters;
export const createCallerFactory = t.createCallerFactory;

/**
 * Converts public API calls from and to their version, and runs a mutation with an `Idempotency-Key` once. Runs last
 * before the input, so a replay requires the same permissions; one middleware, since each copies the call. The
 * product's own pages are exempt, so pages of an earlier release keep working after a deployment.
 */
const contract = ({ runsOnce }: { runsOnce: boolean }) =>
  t.middleware(async ({ ctx, path, type, getRawInput, batchIndex, next }) => {
    const { api, user, idempotency } = ctx;
    const isRepeatable = runsOnce && type === 'mutation' && idempotency && user;
    if (!api && !isRepeatable) return next();
    const run = async () => {
      if (!api) return next();
      const input = takeInput(api, { path, input: await getRawInput() });
      return next({ getRawInput: () => Promise.resolve(input) });
    };
    const result = isRepeatable
      ? await runOnceOnly(ctx.deps, {
          ...{ request: idempotency, accountId: user.id, personId: user.person.id, index: batchIndex },
          payload: [path, await getRawInput()],
          run,
        })
      : await run();
    if (!api || !result.ok || type === 'subscription') return result;
    return { ...result, data: downgradeOutput(api.version, { path }, result.data) };
  });

/**
 * Upgrades an input to the newest version. Throws if the schema of the call's version rejects it or its unknown fields.
 */
function takeInput({ version, strictInput }: ApiCall, call: { path: string; input: unknown }): unknown {
  const schema = strictInput(call.path);
  const input = upgradeInput(version, { path: call.path, input: schema }, call.input);
  const refused = schema?.safeParse(input).error;
  if (refused) throw inputError(refused, describeFields(refused, input, schema));
  return input;
}

type Result = { ok: true; data: unknown } | { ok: false; error: TRPCError };

/** Applies `runOnce` to the result of a middleware. */
async function runOnceOnly(
  deps: Deps,
  { run, ...call }: Omit<Parameters<typeof runOnce>[1], 'run'> & { run: () => Promise<Result> },
) {
  const data = await runOnce(deps, {
    ...call,
    async run() {
      const result = await run();
      if (!result.ok) throw appErrorOf(result.error);
      return result.data;
    },
  });
  return { ok: true as const, data, marker: middlewareMarker };
}

const keepContract = contract({ runsOnce: true });

const everyone = t.procedure.use(handleErrors).use(identify);

function requireUser({ user }: Context): SignedInActor {
  if (!user) throw new AppError('NOT_SIGNED_IN');
  return user;
}

const signedIn = everyone.use(({ ctx, next }) => next({ ctx: { user: requireUser(ctx) } }));

// One middleware per kind of caller, since each copies the call.
const customer = everyone.use(({ ctx, next }) => {
  const user = requireUser(ctx);
  if (!can(user, 'order')) throw new AppError('PERMISSION_DENIED');
  return next({ ctx: { user } });
});

export const publicProcedure = everyone.use(keepContract);

/** Guests only, identified by the cookie of their order. */
export const guestProcedure = everyone
  .use(({ ctx, next }) => {
    if (!ctx.guest) throw new AppError('NOT_SIGNED_IN');
    return next({ ctx: { guest: ctx.guest } });
  })
  .use(contract({ runsOnce: false }));

export const signedInProcedure = signedIn.use(keepContract);

/** Customers. */
export const userProcedure = customer.use(keepContract);

/** Sets the recent-write cookie after mutations, for reads from the primary. */
function rememberWrite({ deps: { env }, setCookie }: Context, type: string): void {
  if (type === 'mutation' && env.databaseReplicaUrl !== null) setCookie(recentWriteCookie(env));
}

const staff = everyone.use(async ({ ctx, path, type, next, getRawInput }) => {
  const user = requireUser(ctx);
  rememberWrite(ctx, type);
  if (!isStaff(user.role)) throw new AppError('STAFF_ONLY');
  if (!canAny(user, capabilitiesFor(path))) throw new AppError('PERMISSION_DENIED');
  requireSecondFactor(ctx.deps, user);
  await requireReach(ctx.deps.db, user, { path, readInput: getRawInput });
  return next({ ctx: { user } });
});

const admin = everyone.use(({ ctx, path, type, next }) => {
  const user = requireUser(ctx);
  rememberWrite(ctx, type);
  if (!canAny(user, capabilitiesFor(path))) throw new AppError('ADMIN_ONLY');
  requireSecondFactor(ctx.deps, user);
  return next({ ctx: { user } });
});

/** A password or code was proved within the last ten minutes. Test keys are exempt: a sandbox has nothing to lose. */
const prove = t.middleware(async ({ ctx, next }) => {
  if (!ctx.user) throw new AppError('NOT_SIGNED_IN');
  if (ctx.user.apiKey?.mode !== 'test') await requireRecentProof(ctx.deps, ctx.user);
  return next();
});

/** Authenticators and admins. */
export const staffProcedure = staff.use(keepContract);

export const adminProcedure = admin.use(keepContract);

/** For changes that can lose an account, or send its data elsewhere. */
export const provenProcedure = signedIn.use(prove).use(keepContract);

/** For customers who export or delete their data. */
export const provenUserProcedure = customer.use(prove).use(keepContract);

/** For staff who revoke or reissue certificates, record a notarial act, or change what is printed in their name. */
export const provenStaffProcedure = staff.use(prove).use(keepContract);

/** For admins who change other people's accounts or money. */
export const provenAdminProcedure = admin.use(prove).use(keepContract);

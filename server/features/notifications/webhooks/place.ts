import type { SignedInActor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { placeOf } from '#server/features/auth/sandbox/service.ts';
import type { KeyMode } from '#shared/api-keys.ts';

type Verb<Input, Output> = (deps: Deps, actor: SignedInActor, input: Input) => Promise<Output>;

/** Runs a verb on the endpoints of the mode that the input names. Throws as `placeOf`. */
export function inPlace<Input extends { mode?: KeyMode | undefined } | undefined, Output>(
  verb: Verb<Input, Output>,
  { makes = false }: { makes?: boolean } = {},
): (call: { ctx: { deps: Deps; user: SignedInActor }; input: Input }) => Promise<Output> {
  return async ({ ctx, input }) => {
    const { deps, actor } = await placeOf(ctx.deps, ctx.user, { mode: input?.mode, makes });
    return verb(deps, actor, input);
  };
}

import { idInput } from '#shared/schemas/common.ts';
import { translationText } from '#shared/schemas/studio.ts';
import { staffProcedure, syncOutput } from '#server/trpc.ts';
import { getText } from '#server/features/translation/text/service.ts';

/** Procedures of the studio, part of the authenticators' router. */
export const studioProcedures = {
  text: staffProcedure
    .input(idInput)
    .output(syncOutput(translationText))
    .query(({ ctx, input }) => getText(ctx.deps, input.id)),
};

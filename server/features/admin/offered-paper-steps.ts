import type { z } from 'zod';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { recordAudit } from '#server/features/auth/audit-log.ts';
import { publishFacts } from '#server/features/company/publishing.ts';
import { paperStepKinds } from '#shared/paper-steps.ts';
import type { offeredPaperSteps, offerPaperStepsInput } from '#shared/schemas/paper-steps.ts';

/** Published setting: the steps on paper that customers may request. */

type Offered = z.infer<typeof offeredPaperSteps>;

export async function getOfferedPaperSteps({ company }: Pick<Deps, 'company'>): Promise<Offered> {
  const { facts, version } = await company.inForce('paper-steps');
  return { offered: facts.offered, version };
}

/** Publishes which steps are offered from now on; steps under way go on. Throws FACTS_CHANGED. */
export async function offerPaperSteps(
  deps: Deps,
  actor: Actor,
  { offered, basedOn, reason }: z.infer<typeof offerPaperStepsInput>,
): Promise<Offered> {
  const facts = { offered: paperStepKinds.filter((kind) => offered.includes(kind)) };
  const { version } = await deps.db.transaction().execute(async (trx) => {
    const published = await publishFacts(deps, trx, {
      kind: 'paper-steps',
      facts,
      basedOn,
      reason,
      publishedBy: actor.id,
    });
    await recordAudit(deps, trx, {
      event: 'steps.offered',
      actor,
      details: { ...facts, version: published.version, reason },
    });
    return published;
  });
  return { ...facts, version };
}

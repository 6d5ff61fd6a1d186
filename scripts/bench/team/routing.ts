import { median, noneOf, type Finding } from '../goals.ts';
import { createChance } from '../promise/chance.ts';
import { makePapers, makePeople, papersCount } from './people.ts';
import { Simulation } from './simulation.ts';

/* Routing of ten thousand papers to twelve people with absences, by the product's own rules and a model clock. */

export function measureRouting(): Promise<Finding[]> {
  const chance = createChance();
  const people = makePeople(chance);
  const papers = makePapers(chance);
  const routed = new Simulation(people, chance).run(papers, 'routing');
  const taken = new Simulation(people, chance).run(papers, 'first-come');
  const share = (late: number) => (100 * late) / papersCount;
  const accepted = median(routed.minutesToAccept);
  return Promise.resolve([
    noneOf(`papers of ${papersCount} given to somebody who cannot do them`, routed.wrong),
    {
      goal: 'papers done or in the pool, each once',
      must: `= ${papersCount}`,
      found: String(routed.done),
      isMet: routed.done === papersCount,
    },
    {
      goal: 'share late by routing, at most that of first come',
      must: `≤ ${share(taken.late).toFixed(2)}%`,
      found: `${share(routed.late).toFixed(2)}%`,
      isMet: routed.late <= taken.late,
    },
    { goal: 'median time to accept', must: '≤ 60.0 min', found: `${accepted.toFixed(1)} min`, isMet: accepted <= 60 },
    {
      goal: 'median time until somebody takes it, first come',
      must: '',
      found: `${median(taken.minutesToAccept).toFixed(1)} min`,
    },
    { goal: 'offers per paper', must: '', found: (routed.offers / papersCount).toFixed(2) },
    { goal: 'papers that nobody accepted, in the pool', must: '', found: String(routed.pooled) },
  ]);
}

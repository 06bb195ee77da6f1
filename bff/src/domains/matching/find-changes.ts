import type { Match, MatchBlock } from '@muster/contracts';
import { notOpenTo } from './find-blocks.ts';
import type { JobNeeds, PersonFacts } from './match-facts.ts';
import { hoursShort, levelsShort, type SkillShare } from './score-parts.ts';

type Change = Match['changes'][number];

interface Case {
  readonly person: PersonFacts;
  readonly job: JobNeeds;
  readonly required: readonly SkillShare[];
  readonly blocks: readonly MatchBlock[];
  readonly now: Date;
  readonly withRate: boolean;
}

const change = (kind: Change['kind'], rest: Partial<Omit<Change, 'kind'>> = {}): Change => ({
  kind,
  by: null,
  to: null,
  currency: null,
  ...rest,
});

/**
 * Returns the smallest change for each obstacle: one that lifts a block, or meets a requirement
 * fully. Requirements are described by the distance, never by their limit.
 */
export function findChanges({ person, job, required, blocks, now, withRate }: Case): Change[] {
  const changes = blocks.map((block) => blockChange(block, person, job));
  for (const { need, have } of required)
    if (need.must && !have) changes.push(change('must_skill', { to: need.skillId }));
  if (person.english && levelsShort(person.english, job.englishMin) > 0)
    changes.push(change('english', { to: job.englishMin }));
  const { rate } = person;
  if (withRate && rate && job.payMax?.currency === rate.currency) {
    const above = rate.amountMinor - job.payMax.amountMinor;
    if (above > 0) changes.push(change('rate', { by: -above, currency: rate.currency }));
  }
  const hours = hoursShort(person, job, now);
  if (hours) changes.push(change('zone', { by: hours }));
  if (job.startDate && person.availableFrom && person.availableFrom > job.startDate)
    changes.push(change('availability', { to: job.startDate }));
  return changes;
}

function blockChange(block: MatchBlock, person: PersonFacts, job: JobNeeds): Change {
  if (block === 'country') return change(block, { to: job.countries.join(',') });
  if (block === 'not_open_to') return change(block, { to: notOpenTo(person, job).join(',') });
  return change(block);
}

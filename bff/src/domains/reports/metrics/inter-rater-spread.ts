import { peopleToJudge, readScorePairs } from '../../vetting/api/report-scores.ts';
import { happened, type Measure } from './measure.ts';

const permission = 'report.readVetting';

/**
 * Vetters see interviews that they rated themselves, others those of candidates visible to them.
 */
export const measureInterRaterSpread: Measure = async (facts) => {
  const { actor, window } = facts;
  const isOwn = actor.scopeOf(permission) === 'self';
  const pairs = (await readScorePairs(window.since, window.now)).filter(
    ({ authorIds }) => !isOwn || authorIds.some((id) => id.equals(actor.userId)),
  );
  const ids = pairs.map(({ candidateId }) => candidateId);
  const [people, toJudge] = await Promise.all([
    facts.people(isOwn ? 'candidate.read' : permission, ids),
    peopleToJudge(actor, ids),
  ]);
  const known = new Set(people.map(({ _id }) => _id.toHexString()));
  return happened(
    pairs
      .filter(({ candidateId }) => {
        const id = candidateId.toHexString();
        return known.has(id) && !toJudge.has(id);
      })
      .map(({ id, at, candidateId, authorIds, competency, difference }) => ({
        id,
        at,
        candidateId,
        value: difference,
        groups: {
          competency: [competency],
          rater: authorIds.map((author) => author.toHexString()),
        },
      })),
  );
};

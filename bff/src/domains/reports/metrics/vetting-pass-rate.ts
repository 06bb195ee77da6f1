import { interviewersBefore, readVerdicts } from '../../vetting/api/report-decisions.ts';
import { happened, observe, type Measure } from './measure.ts';

const permission = 'report.readVetting';

/** Vetters see figures of their own decisions, others those of candidates visible to them. */
export const measureVettingPassRate: Measure = async (facts) => {
  const { actor, window } = facts;
  const verdicts = await readVerdicts(window.since, window.now);
  const isOwn = actor.scopeOf(permission) === 'self';
  const counted = verdicts.filter(({ decidedBy }) => !isOwn || decidedBy?.equals(actor.userId));
  const people = await facts.people(
    isOwn ? 'candidate.read' : permission,
    counted.map(({ candidateId }) => candidateId),
  );
  const interviewers = await interviewersBefore(counted);
  const byId = new Map(people.map((person) => [person._id.toHexString(), person]));
  return happened(
    observe(counted, ({ _id, candidateId, action, at }) => {
      const person = byId.get(candidateId.toHexString());
      if (!person) return null;
      return {
        id: _id.toHexString(),
        at,
        value: action === 'pass' ? 1 : 0,
        candidateId,
        groups: {
          pool: person.poolIds.map((id) => id.toHexString()),
          interviewer: interviewers.get(_id.toHexString()) ?? [],
          source: [person.sourceKind],
        },
      };
    }),
  );
};

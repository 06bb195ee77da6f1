import { VettingInterviewModel } from '../../../records/vetting/vetting-interview.model.ts';
import { VettingDecisionModel, type VettingDecisionRow } from '../vetting-decision.model.ts';

/** A vetting verdict. */
export type Verdict = Pick<
  VettingDecisionRow,
  '_id' | 'candidateId' | 'action' | 'decidedBy' | 'at'
>;

/**
 * Returns verdicts between two moments that were not undone before the second one, the oldest
 * first.
 */
export async function readVerdicts(since: Date, until: Date): Promise<Verdict[]> {
  const rows = await VettingDecisionModel.find(
    { action: { $in: ['pass', 'fail', 'take_back'] }, at: { $gte: since, $lt: until } },
    { candidateId: 1, action: 1, decidedBy: 1, at: 1 },
  )
    .sort({ at: 1, _id: 1 })
    .lean();
  const standing: Verdict[] = [];
  const last = new Map<string, Verdict>();
  for (const row of rows) {
    const key = row.candidateId.toHexString();
    const undone = row.action === 'take_back' ? last.get(key) : undefined;
    if (undone) standing.splice(standing.lastIndexOf(undone), 1);
    if (row.action !== 'take_back') standing.push(row);
    if (row.action === 'take_back') last.delete(key);
    else last.set(key, row);
  }
  return standing;
}

/**
 * Returns the interviewers between the previous verdict and each of these verdicts, by verdict id.
 */
export async function interviewersBefore(
  verdicts: readonly Verdict[],
): Promise<ReadonlyMap<string, string[]>> {
  if (verdicts.length === 0) return new Map();
  const candidateId = { $in: verdicts.map((verdict) => verdict.candidateId) };
  const [interviews, decisions] = await Promise.all([
    VettingInterviewModel.find(
      { candidateId, status: 'completed', deletedAt: null },
      { candidateId: 1, endsAt: 1, interviewers: 1 },
    ).lean(),
    VettingDecisionModel.find(
      { candidateId, action: { $in: ['pass', 'fail'] } },
      { candidateId: 1, at: 1 },
    ).lean(),
  ]);
  return new Map(
    verdicts.map((verdict) => {
      const own = <T extends Pick<Verdict, 'candidateId'>>(rows: readonly T[]) =>
        rows.filter((row) => row.candidateId.equals(verdict.candidateId));
      const earlier = own(decisions).filter(({ at }) => at < verdict.at);
      const since = Math.max(0, ...earlier.map(({ at }) => at.getTime()));
      const held = own(interviews).filter(
        ({ endsAt }) => endsAt && endsAt <= verdict.at && endsAt.getTime() > since,
      );
      const ids = held.flatMap(({ interviewers }) =>
        interviewers.map(({ userId }) => String(userId)),
      );
      return [verdict._id.toHexString(), [...new Set(ids)]];
    }),
  );
}

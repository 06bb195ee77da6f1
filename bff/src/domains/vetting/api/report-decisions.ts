import { VettingDecisionModel, type VettingDecisionRow } from '../vetting-decision.model.ts';

/** A vetting verdict. */
export type Verdict = Pick<
  VettingDecisionRow,
  '_id' | 'candidateId' | 'action' | 'decidedBy' | 'at'
>;

/** Verdicts between two moments that were not undone before the second one, the oldest first. */
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

import type { PlacementListRow, PlacementRow } from '@muster/contracts';
import type { Actor } from '../../../auth/actor.ts';
import { latestEvaluations } from '../../../records/evaluations/latest-evaluations.ts';
import type { Placement } from '../../../records/placements/placement.model.ts';
import { latestSheets } from '../../../records/timesheets/latest-sheet.ts';

/** Returns rows with their last timesheet, and the last evaluation for permitted readers. */
export async function withLatest(
  actor: Actor,
  rows: readonly Placement[],
  shown: readonly PlacementRow[],
  day: string,
): Promise<PlacementListRow[]> {
  const scope = actor.scopeOf('evaluation.read');
  const readsEvaluations = scope === 'all' || scope === 'assigned';
  const sheets = await latestSheets(
    rows.map(({ _id }) => _id),
    day,
  );
  const people = new Map(rows.map(({ _id, candidateId }) => [_id.toHexString(), candidateId]));
  const evaluations = readsEvaluations
    ? await latestEvaluations([...people.values()], day)
    : new Map<string, never>();
  return shown.map((row) => ({
    ...row,
    lastTimesheet: sheets.get(row.id) ?? null,
    ...(readsEvaluations && {
      lastEvaluation: evaluations.get(people.get(row.id)?.toHexString() ?? '') ?? null,
    }),
  }));
}

import { foldText } from '../../db/fold-text.ts';
import type { Job } from '../../records/jobs/job-lookup.ts';
import { PositionModel, type Position } from '../../records/positions/position.model.ts';

let made = 0;

/** Creates a stored open position of a job; the caller sets the job's figures. */
export async function createPosition(
  { _id: jobId, companyId }: Pick<Job, '_id' | 'companyId'>,
  changes: Partial<Position> = {},
): Promise<Position> {
  made += 1;
  const label = changes.label ?? `Seat #${made}`;
  const position = await PositionModel.create({
    jobId,
    companyId,
    label,
    labelKey: foldText(label),
    openedOn: '2026-01-15',
    ...changes,
  });
  return position.toObject();
}

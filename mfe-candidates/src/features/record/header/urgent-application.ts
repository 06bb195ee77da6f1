import { stageRank, type ApplicationRow } from '@muster/contracts';

/** Whether it waits for someone outside the agency. */
const isWaiting = ({ stage, interest }: ApplicationRow): boolean =>
  stage.kind === 'submitted' || (stage.kind === 'added' && interest === 'asked');

/**
 * Returns the most urgent running application: late ones first, then those that wait for the
 * agency, then the furthest.
 */
export function mostUrgent(
  applications: readonly ApplicationRow[],
  now: number,
): ApplicationRow | undefined {
  const isLate = ({ stageDueAt }: ApplicationRow) =>
    stageDueAt !== null && Date.parse(stageDueAt) < now;
  const [first] = applications
    .filter(({ status, onHold }) => status === 'active' && !onHold)
    .toSorted(
      (a, b) =>
        Number(isLate(b)) - Number(isLate(a)) ||
        Number(isWaiting(a)) - Number(isWaiting(b)) ||
        stageRank(b.stage.kind) - stageRank(a.stage.kind),
    );
  return first;
}

import type { CandidateRecord } from '@muster/contracts';
import { RecordActivity } from './record-activity.tsx';

/** What is happening around the person: tasks, then activity. */
export function RecordRail({ candidate }: { candidate: CandidateRecord }) {
  return <RecordActivity candidate={candidate} />;
}

import type { CandidateRecord } from '@muster/contracts';
import { DeletedBar } from '@muster/blocks';
import { api } from '../../../api.ts';

/** Notice that the record is deleted, with restore. */
export function RestoreBar({ candidate }: { candidate: CandidateRecord }) {
  const [restore] = api.useCandidatesRestoreDeletedMutation();
  const mayRestore = candidate.allowedActions.includes('restore_deleted');
  return (
    <DeletedBar kind="candidate" record={candidate} mayRestore={mayRestore} restore={restore} />
  );
}

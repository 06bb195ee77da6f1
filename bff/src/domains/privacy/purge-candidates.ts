import { dayMs, limits } from '@muster/contracts';
import { audit } from '../../audit/audit.service.ts';
import { forgetValues } from '../../audit/forget-values.ts';
import { systemContext, transact } from '../../db/unit-of-work.ts';
import { applicationIdsOf } from '../../records/applications/application-visibility.ts';
import { purgeApplications } from '../applications/api/application-purge.ts';
import { purgeAttachmentsOf } from '../attachments/api/attachments.ts';
import { deletedBefore, purgeCandidate } from '../candidates/api/changes/purge-candidate.ts';
import { purgeCompanyRules } from '../company-rules/api/company-rules.ts';
import { purgeDuplicates } from '../duplicates/api/duplicate-purge.ts';
import { purgeFollows } from '../follows/api/follows.ts';
import { purgeNotes } from '../notes/api/note-purge.ts';
import { purgePlaces } from '../../records/pools/pool-members.ts';
import { purgePromises } from '../promises/api/promise-subjects.ts';
import { purgeTasks } from '../tasks/api/task-purge.ts';

const batch = 200;

/** Removes records for good that were deleted more than 30 days ago, with what lies about them. */
export async function purgeDeletedCandidates(
  signal: AbortSignal,
  now = new Date(),
): Promise<number> {
  const before = new Date(now.getTime() - limits.restoreDays * dayMs);
  let purged = 0;
  for (const _id of await deletedBefore(before, batch)) {
    if (signal.aborted) break;
    purged += await transact(systemContext(`purge:${_id.toHexString()}`), async (tx) => {
      // Restored since it was found.
      if (!(await purgeCandidate(tx, _id, before))) return 0;
      await purgeNotes(tx, 'candidate', _id);
      await purgePromises(tx, _id);
      await purgeTasks(tx, 'candidate', [_id]);
      await purgeTasks(tx, 'application', await applicationIdsOf([_id]));
      await purgeApplications(tx, _id);
      await purgeCompanyRules(tx, _id);
      await purgeFollows(tx, 'candidate', _id);
      await purgeAttachmentsOf(tx, _id);
      await purgePlaces(tx, _id);
      await forgetValues(tx, 'candidate', [_id]);
      await purgeDuplicates(tx, _id);
      await audit(tx, {
        action: 'candidate.purge',
        entity: 'candidate',
        entityId: _id,
        actorKind: 'job',
      });
      return 1;
    });
  }
  return purged;
}

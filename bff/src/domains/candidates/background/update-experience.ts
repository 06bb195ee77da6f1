import type { candidateEndpoints } from '@muster/contracts';
import { audit } from '../../../audit/audit.service.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import type { Service } from '../../../http/mount.ts';
import type { Candidate } from '../../../records/candidates/candidate.model.ts';
import { changeCandidate } from '../record/change-candidate.ts';
import { patchedPaths, resolvePatch } from '../list/list-patch.ts';
import { changedParts } from './changed-parts.ts';
import { applyExperience, type ExperienceItem } from './experience.service.ts';

/** Adds, changes, removes and orders jobs. The candidate's own statement of their years stays. */
export const updateExperience: Service<typeof candidateEndpoints.updateExperience> = (
  ctx,
  { params, body },
) => {
  const patch = resolvePatch<ExperienceItem>(body.experience);
  return changeCandidate(ctx, {
    id: params.id,
    permission: 'candidate.updateExperience',
    version: body.version,
    paths: patchedPaths('experience', patch),
    change: (current, tx) =>
      applyExperience(tx, current, patch, { source: 'staff', sourceAttachmentId: null }),
    record: recordExperience,
  });
};

/** Audits changed jobs. */
export const recordExperience = (tx: Tx, before: Candidate, after: Candidate): Promise<void> =>
  audit(tx, {
    action: 'candidate.update_experience',
    entity: 'candidate',
    entityId: after._id,
    changes: [changedParts('experience', before.experience, after.experience)],
  });

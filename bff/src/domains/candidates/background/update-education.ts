import type { candidateEndpoints } from '@muster/contracts';
import { audit } from '../../../audit/audit.service.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import type { Service } from '../../../http/mount.ts';
import type { Candidate } from '../../../records/candidates/candidate.model.ts';
import { changeCandidate } from '../record/change-candidate.ts';
import { patchedPaths, resolvePatch } from '../list/list-patch.ts';
import { changedParts } from './changed-parts.ts';
import { applyEducation, type EducationItem } from './education.service.ts';

/** Adds, changes, removes and orders courses of study. */
export const updateEducation: Service<typeof candidateEndpoints.updateEducation> = (
  ctx,
  { params, body },
) => {
  const patch = resolvePatch<EducationItem>(body.education);
  return changeCandidate(ctx, {
    id: params.id,
    permission: 'candidate.updateExperience',
    version: body.version,
    paths: patchedPaths('education', patch),
    change: (current) =>
      applyEducation(current, patch, { source: 'staff', sourceAttachmentId: null }),
    record: recordEducation,
  });
};

/** Audits changed courses of study. */
export const recordEducation = (tx: Tx, before: Candidate, after: Candidate): Promise<void> =>
  audit(tx, {
    action: 'candidate.update_education',
    entity: 'candidate',
    entityId: after._id,
    changes: [changedParts('education', before.education, after.education)],
  });

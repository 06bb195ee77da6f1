import { limits, type BodyOf, type candidateEndpoints } from '@muster/contracts';
import { invalidField } from '../../../http/app-error.ts';
import type { Candidate, EducationEntry } from '../../../records/candidates/candidate.model.ts';
import { applyPatch, type ResolvedPatch } from '../list/list-patch.ts';
import type { BackgroundOrigin } from './experience.service.ts';

type Body = BodyOf<typeof candidateEndpoints.updateEducation>;
/** Course of study as the API accepts it. */
export type EducationItem = Omit<Body['education']['upsert'][number], 'id'>;

/**
 * Returns a candidate's education after a change; also used by other domains.
 * @throws AppError VALIDATION_FAILED with NOT_FOUND, TOO_MANY
 */
export function applyEducation(
  current: Pick<Candidate, 'education'>,
  patch: ResolvedPatch<EducationItem>,
  origin: BackgroundOrigin,
): Pick<Candidate, 'education'> {
  const education = applyPatch(
    'education',
    current.education,
    patch,
    (item, _id, before): EducationEntry => {
      const { source, sourceAttachmentId } = before ?? origin;
      return { _id, ...item, source, sourceAttachmentId };
    },
  );
  const { max } = limits.education;
  if (education.length > max) throw invalidField('education', 'TOO_MANY', { max });
  return { education };
}

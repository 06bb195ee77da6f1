import { normaliseEmail } from '@muster/contracts';
import type { Actor } from '../../../auth/actor.ts';
import { isDuplicateKey } from '../../../db/duplicate-key.ts';
import { AppError, fieldError } from '../../../http/app-error.ts';
import { CandidateModel } from '../../../records/candidates/candidate.model.ts';
import { reaches } from '../../../records/candidates/candidates.policy.ts';

/** Whether a write failed because a live record has the mail address. */
export const isTakenMail = (error: unknown): boolean => isDuplicateKey(error, 'emailNorm');

/**
 * Builds the error; names the candidate to users who may open that record, since both may be one
 * person.
 */
export async function mailTakenBy(actor: Actor, email: string, path: string): Promise<AppError> {
  const other = await CandidateModel.findOne({
    emailNorm: normaliseEmail(email),
    deletedAt: null,
  }).lean();
  const isReadable = other !== null && reaches(actor, 'candidate.read', other);
  return new AppError('DUPLICATE', {
    fields: [fieldError(path, 'NOT_UNIQUE', isReadable ? { name: other.number } : {})],
    context: isReadable
      ? { existingId: other._id.toHexString(), number: other.number, name: other.name }
      : {},
  });
}

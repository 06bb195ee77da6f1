import type { PermissionName } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { isRecordId } from '../../../db/record-id.ts';
import { AppError } from '../../../http/app-error.ts';
import {
  findCandidate,
  requireReach,
  type Candidate,
} from '../../../records/candidates/candidate-lookup.ts';
import {
  ScreeningFormModel,
  type ScreeningFormRecord,
} from '../../../records/screening/screening-form.model.ts';

/** A form and its candidate. */
export interface FoundForm {
  form: ScreeningFormRecord;
  candidate: Candidate;
}

/**
 * Finds a form of a visible candidate on whom `permission` is held.
 * @throws AppError NOT_FOUND if it does not exist or is hidden, SELF_RECORD, FORBIDDEN
 */
export async function findForm(
  actor: Actor,
  permission: PermissionName,
  id: string,
  session: ClientSession | null = null,
): Promise<FoundForm> {
  const form = isRecordId(id)
    ? await ScreeningFormModel.findOne({ _id: id, deletedAt: null }, null, {
        session,
      }).lean()
    : null;
  if (!form) throw new AppError('NOT_FOUND');
  const candidate = await findCandidate(actor, form.candidateId.toHexString(), { session });
  requireReach(actor, permission, candidate);
  return { form, candidate };
}

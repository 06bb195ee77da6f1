import type { PermissionName } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { isRecordId } from '../../../db/record-id.ts';
import { AppError } from '../../../http/app-error.ts';
import { findInterview, type FoundInterview } from '../../vetting/api/interview-times.ts';
import {
  ScheduleRequestModel,
  type ScheduleRequestRecord,
} from '../../../records/scheduling/schedule-request.model.ts';

export interface FoundRequest extends FoundInterview {
  request: ScheduleRequestRecord;
}

/**
 * Finds a link of an interview that the actor may see, on which `permission` is held.
 * @throws AppError NOT_FOUND, SELF_RECORD, FORBIDDEN
 */
export async function findRequest(
  actor: Actor,
  permission: PermissionName,
  id: string,
  session: ClientSession | null = null,
): Promise<FoundRequest> {
  const request = isRecordId(id)
    ? await ScheduleRequestModel.findOne({ _id: id }, null, {
        session,
      }).lean()
    : null;
  if (!request || request.planned) throw new AppError('NOT_FOUND');
  const interviewId = request.interviewId.toHexString();
  return { ...(await findInterview(actor, permission, interviewId, session)), request };
}

/** Returns the open link of an interview; null if there is none. */
export const openRequestOf = (
  interviewId: ScheduleRequestRecord['interviewId'],
  session: ClientSession | null = null,
): Promise<ScheduleRequestRecord | null> =>
  ScheduleRequestModel.findOne({ interviewId, isOpen: true }, null, {
    session,
  }).lean();

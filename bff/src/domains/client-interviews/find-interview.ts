import type { PermissionName } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { isRecordId } from '../../db/record-id.ts';
import { AppError } from '../../http/app-error.ts';
import { findApplication, type FoundApplication } from '../applications/api/interviewed.ts';
import {
  ClientInterviewModel,
  type ClientInterviewRecord,
} from '../../records/client-interviews/client-interview.model.ts';

/** An interview with its application. */
export interface FoundInterview extends FoundApplication {
  interview: ClientInterviewRecord;
}

/**
 * Returns an interview of an application on which a staff member holds `permission`.
 * @throws AppError NOT_FOUND, SELF_RECORD, FORBIDDEN
 */
export async function findInterview(
  actor: Actor,
  permission: PermissionName,
  id: string,
  session: ClientSession | null = null,
): Promise<FoundInterview> {
  const interview = await interviewById(id, session);
  if (!interview) throw new AppError('NOT_FOUND');
  const applicationId = interview.applicationId.toHexString();
  return { interview, ...(await findApplication(actor, permission, applicationId, { session })) };
}

/** Returns an interview without a permission check; null for a malformed id, too. */
export const interviewById = async (
  id: string,
  session: ClientSession | null = null,
): Promise<ClientInterviewRecord | null> =>
  isRecordId(id)
    ? ClientInterviewModel.findOne({ _id: id, deletedAt: null }, null, {
        session,
      }).lean()
    : null;

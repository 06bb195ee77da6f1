import { choosingStates } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { isRecordId } from '../../../db/record-id.ts';
import { AppError } from '../../../http/app-error.ts';
import {
  findApplicationForClient,
  standingOf,
  type FoundApplication,
} from '../../applications/api/interviewed.ts';
import {
  ScheduleRequestModel,
  type ScheduleRequestRecord,
} from '../../../records/scheduling/schedule-request.model.ts';

/** Times proposed to a candidate, and their recipient. */
export interface ProposedForClient {
  found: FoundApplication;
  request: ScheduleRequestRecord;
}

/** Checks whether a client is at the stage at which it meets the candidate. */
export const isMeeting = ({ application }: Pick<FoundApplication, 'application'>): boolean =>
  standingOf(application) === 'interview';

/** Returns the times proposed to a client's candidate without a choice so far, latest first. */
export const proposedTo = ({
  application,
}: Pick<FoundApplication, 'application'>): Promise<ScheduleRequestRecord[]> =>
  ScheduleRequestModel.find({
    'planned.applicationId': application._id,
    'planned.kind': 'client',
    deletedAt: null,
    status: { $in: [...choosingStates] },
  })
    .sort({ createdAt: -1, _id: -1 })
    .lean();

/** @throws AppError NOT_FOUND for times proposed to a candidate whom the reader does not know */
export async function findProposed(
  actor: Actor,
  id: string,
  session: ClientSession | null = null,
): Promise<ProposedForClient> {
  const request = isRecordId(id)
    ? await ScheduleRequestModel.findOne(
        { _id: id, deletedAt: null, 'planned.kind': 'client' },
        null,
        { session },
      ).lean()
    : null;
  if (!request?.planned) throw new AppError('NOT_FOUND');
  const applicationId = request.planned.applicationId.toHexString();
  return { found: await findApplicationForClient(actor, applicationId, session), request };
}

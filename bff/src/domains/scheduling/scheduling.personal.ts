import type { Types } from 'mongoose';
import { raiseVersion } from '../../db/record-version.ts';
import { moveRows, moveRowsBack } from '../../personal/moved-rows.ts';
import type { PersonalRecords } from '../../personal/personal-records.ts';
import { eraseLinksTo } from '../links/api/access-tokens.ts';
import { ScheduleRequestModel } from '../../records/scheduling/schedule-request.model.ts';

/** A candidate's scheduling links, with the texts that they wrote there. */
export const personalRequests: PersonalRecords = {
  name: 'schedule requests',
  count: (candidateId) => ScheduleRequestModel.countDocuments({ candidateId }),
  move: (tx, { from, to }) =>
    moveRows(
      tx,
      ScheduleRequestModel,
      { candidateId: from },
      raiseVersion({ $set: { candidateId: to } }),
    ),
  moveBack: (tx, { from, to }, undo) =>
    moveRowsBack(
      tx,
      ScheduleRequestModel,
      undo,
      { candidateId: to },
      raiseVersion({ $set: { candidateId: from } }),
    ),
  collect: async (candidateId) => {
    const requests = await ScheduleRequestModel.find({ candidateId }).sort({ createdAt: 1 }).lean();
    return requests.map((request) => ({
      sent: request.sentAt.toISOString(),
      status: request.status,
      startsAt: request.startsAt?.toISOString() ?? null,
      timeZone: request.inviteeTimeZone,
      phone: request.phone,
      question: request.question,
      accessNeeds: request.accessNeeds,
      attendees: request.attendees ?? [],
      proposed: request.windows.map(({ startsAt, endsAt }) => ({
        startsAt: startsAt.toISOString(),
        endsAt: endsAt.toISOString(),
      })),
      note: request.windowsNote ?? request.cancelNote,
    }));
  },
  erase: async (tx, candidateId: Types.ObjectId) => {
    const { session } = tx;
    const ids = await ScheduleRequestModel.distinct('_id', { candidateId }).session(session);
    const nothing = { phone: null, question: null, accessNeeds: null, windowsNote: null };
    await ScheduleRequestModel.updateMany(
      { candidateId },
      raiseVersion({
        $set: { ...nothing, attendees: [], cancelNote: null, message: null, isOpen: false },
      }),
      { session },
    );
    await eraseLinksTo(tx, 'schedule_request', ids);
  },
};

import { limits } from '@muster/contracts';
import { stampVersion } from '../../../db/record-version.ts';
import { addDays, today } from '../../../db/calendar-day.ts';
import { eachDue } from '../../../jobs/each-due.ts';
import { findLiveCandidate } from '../../../records/candidates/candidate-lookup.ts';
import { FileRequestModel, type FileRequestRecord } from './file-request.model.ts';
import { mailRequest, notifyRequester } from './request-mails.ts';

/** Reminds candidates once of requests due in two days, if they were made before that. */
export const remindOfRequests = (signal: AbortSignal, on = today()): Promise<number> => {
  const soon = addDays(on, limits.fileRequest.remindDaysBefore);
  return eachDue<FileRequestRecord>(
    FileRequestModel,
    {
      status: 'open',
      deletedAt: null,
      remindedAt: null,
      dueOn: { $gte: on, $lte: soon },
      createdAt: { $lt: new Date(`${on}T00:00:00.000Z`) },
    },
    {
      as: 'fileRequests.remind',
      signal,
      work: async (tx, request) => {
        await FileRequestModel.updateOne(
          { _id: request._id },
          stampVersion(tx, { $set: { remindedAt: tx.at } }),
          { session: tx.session },
        );
        const candidate = await findLiveCandidate(request.candidateId, tx.session);
        if (!candidate) return 0;
        await mailRequest(tx, candidate, request, 'file_request_reminder');
        return 1;
      },
    },
  );
};

/** Tells the requester, once, that the day has passed. */
export const notifyOfOverdue = (signal: AbortSignal, on = today()): Promise<number> =>
  eachDue<FileRequestRecord>(
    FileRequestModel,
    { status: 'open', deletedAt: null, overdueAt: null, dueOn: { $lt: on } },
    {
      as: 'fileRequests.overdue',
      signal,
      work: async (tx, request) => {
        await FileRequestModel.updateOne(
          { _id: request._id },
          stampVersion(tx, { $set: { overdueAt: tx.at } }),
          { session: tx.session },
        );
        await notifyRequester(tx, request, 'overdue');
        return 1;
      },
    },
  );

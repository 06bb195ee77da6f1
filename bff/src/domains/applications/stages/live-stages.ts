import type { ApplicationStageKind } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import { readOnce } from '../../../db/one-moment.ts';
import { ApplicationModel } from '../../../records/applications/application.model.ts';

/** Live applications of a job in one stage; those on hold are grouped separately. */
export interface LiveStage {
  readonly _id: {
    readonly jobId: Types.ObjectId;
    readonly stageId: string;
    readonly stageKind: ApplicationStageKind;
    readonly onHold: boolean;
  };
  readonly count: number;
  readonly companyId: Types.ObjectId;
  /** Clocks of the application that has been there longest, without its time on hold. */
  readonly stageClock: Date;
  readonly clientClock: Date | null;
}

/** Returns numbers and durations of these jobs' live applications per stage, with one query. */
export async function liveStagesOf(
  jobIds: readonly Types.ObjectId[],
  session: ClientSession | null = null,
): Promise<readonly LiveStage[]> {
  if (jobIds.length === 0) return [];
  const read = () =>
    ApplicationModel.aggregate<LiveStage>([
      { $match: { jobId: { $in: [...jobIds] }, status: 'active', deletedAt: null } },
      {
        $group: {
          _id: {
            jobId: '$jobId',
            stageId: '$stageId',
            stageKind: '$stageKind',
            onHold: '$onHold',
          },
          count: { $sum: 1 },
          companyId: { $first: '$companyId' },
          stageClock: { $min: { $ifNull: ['$stageClockFrom', '$stageEnteredAt'] } },
          clientClock: {
            $min: {
              $cond: [
                { $eq: ['$awaitsResubmit', true] },
                null,
                { $ifNull: ['$clientClockFrom', '$submittedAt'] },
              ],
            },
          },
        },
      },
    ]).session(session);
  return (await readOnce(session, `live stages of ${jobIds.join()}`, read)) ?? [];
}

import type { ApplicationStageKind } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import { readOnce } from '../../../db/one-moment.ts';
import { ApplicationModel } from '../../../records/applications/application.model.ts';

/** The live applications of a job that stand in one stage, those on hold apart. */
export interface LiveStage {
  readonly _id: {
    readonly jobId: Types.ObjectId;
    readonly stageId: string;
    readonly stageKind: ApplicationStageKind;
    readonly onHold: boolean;
  };
  readonly count: number;
  readonly companyId: Types.ObjectId;
  /** The clocks of the one that stands there longest, without its times on hold. */
  readonly stageClock: Date;
  readonly clientClock: Date | null;
}

/** How the live applications of these jobs stand: one query for how many and for how long. */
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

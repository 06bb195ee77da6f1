import type { Types } from 'mongoose';
import type { Tx } from '../../db/unit-of-work.ts';
import { provided } from '../../provided.ts';
import type { Job } from '../jobs/job-lookup.ts';
import type { Placement, PlacementMoney } from './placement.model.ts';

/** Initial data of a placement. */
export interface NewPlacement {
  application: { _id: Types.ObjectId; candidateId: Types.ObjectId };
  /** The position reserved for the application. */
  position: Pick<Placement, '_id' | 'supervisorCompanyUserId' | 'backupSupervisorId'>;
  job: Pick<
    Job,
    | '_id'
    | 'companyId'
    | 'engagement'
    | 'hoursPerWeek'
    | 'durationMonths'
    | 'accountManagerId'
    | 'leadRecruiterId'
  >;
  /** The agreed rates, in minor units. */
  rates: { pay: PlacementMoney; bill: PlacementMoney; overtimeMultiplier?: number };
  startDate: string;
  /** Defaults to the job's duration after the start; null: open-ended. */
  plannedEndDate?: string | null;
  rehireOf?: Types.ObjectId | null;
}

/** Changes of placements within the change of an application. */
export interface PlacementMaker {
  /** Creates the placement of a selected candidate, which waits for its first day. */
  create(tx: Tx, placement: NewPlacement): Promise<Placement>;
  /**
   * Cancels the waiting placement of an application if no contract comes about; the caller updates
   * position and application. Does nothing without such a placement.
   */
  cancel(
    tx: Tx,
    applicationId: Types.ObjectId,
    why: { reasonId?: Types.ObjectId | null; note: string | null },
  ): Promise<Placement | null>;
}

/** The domain of placements, for applications, on which it depends itself. */
export const placementMaker = provided<PlacementMaker>('Placements');

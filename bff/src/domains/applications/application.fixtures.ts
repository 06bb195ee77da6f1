import type { ApplicationStageKind } from '@muster/contracts';
import {
  ApplicationModel,
  type Application,
} from '../../records/applications/application.model.ts';

/** Creates an application in the database, live and recently added by default. */
export async function createApplication(
  pair: Pick<Application, 'candidateId' | 'jobId' | 'companyId' | 'ownerUserId'>,
  kind: ApplicationStageKind = 'added',
  changes: Partial<Application> = {},
): Promise<Application> {
  const now = new Date();
  const application = await ApplicationModel.create({
    ...pair,
    stageId: kind,
    stageKind: kind,
    stageEnteredAt: now,
    lastActivityAt: now,
    rank: 1,
    sourceKind: 'staff_added',
    ...changes,
  });
  return application.toObject();
}

/** Fields of an application that ended at stage `kind`. */
export const ended = (
  status: 'rejected' | 'withdrawn',
  kind: ApplicationStageKind,
): Partial<Application> => ({
  status,
  exit: {
    at: new Date(),
    by: null,
    side: 'agency',
    reasonId: null,
    note: null,
    clientNote: null,
    toldAt: null,
    toldBy: null,
    stageId: kind,
    stageKind: kind,
  },
});

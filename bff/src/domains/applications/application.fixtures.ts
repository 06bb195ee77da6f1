import type { ApplicationStageKind } from '@muster/contracts';
import {
  ApplicationModel,
  type Application,
} from '../../records/applications/application.model.ts';

/** An application as the database holds it, live and just added unless told otherwise. */
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

/** How an application that stands at `kind` looks once it ended. */
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

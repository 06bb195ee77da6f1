import type { Tx } from '../../db/unit-of-work.ts';
import type { Application } from './application.model.ts';
import { changeApplication } from './change-application.ts';

/** Brings an ended application back to the stage that it left. */
export const returnToStage = (
  tx: Tx,
  application: Application,
  version: number | null,
  guard?: (current: Application) => Promise<void>,
): Promise<Application> =>
  changeApplication(tx, application, {
    action: 'restore',
    name: 'application.restore',
    event: 'unrejected',
    version,
    ...(guard && { guard }),
    set: ({ exit, stageId, stageKind }) => ({
      status: 'active' as const,
      stageId: exit?.stageId ?? stageId,
      stageKind: exit?.stageKind ?? stageKind,
      stageEnteredAt: tx.at,
      exit: null,
    }),
  });

import type { ApplicationSide } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Tx } from '../../db/unit-of-work.ts';
import type { Application, ApplicationExit } from './application.model.ts';
import { changeApplication } from './change-application.ts';

/** Why and by whom an application ends. */
export interface Ending {
  side: ApplicationSide;
  reasonId: Types.ObjectId | null;
  note: string | null;
}

/** How an application that stands like this ends now. */
export const exitOf = (
  tx: Tx,
  { stageId, stageKind }: Application,
  { side, reasonId, note }: Ending,
): ApplicationExit => ({ at: tx.at, by: tx.userId, side, reasonId, note, stageId, stageKind });

const endedLikeThis = ({ exit }: Application, { reasonId, note, side }: Ending): boolean =>
  String(exit?.reasonId) === String(reasonId) && exit?.note === note && exit.side === side;

/** Ends an application as `reject` or `withdraw`; the same ending again changes nothing. */
export const endApplication = (
  tx: Tx,
  current: Application,
  action: 'reject' | 'withdraw',
  ending: Ending,
  version: number | null,
): Promise<Application> => {
  const ended = action === 'reject' ? 'rejected' : 'withdrawn';
  return changeApplication(tx, current, {
    action,
    name: `application.${action}`,
    event: ended,
    version,
    isRepeat: (application) => endedLikeThis(application, ending),
    set: (application) => ({
      status: ended,
      onHold: false,
      holdUntil: null,
      holdNote: null,
      exit: exitOf(tx, application, ending),
    }),
    note: ending.note,
  });
};

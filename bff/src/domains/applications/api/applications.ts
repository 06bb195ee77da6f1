import type { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import {
  ApplicationModel,
  type Application,
} from '../../../records/applications/application.model.ts';
import { liveApplicationsOf } from '../../../records/applications/live-applications.ts';
import { changeApplication } from '../record/change-application.ts';
import { endApplication, type Ending } from '../record/end-applications.ts';
import { held } from '../stages/hold-clock.ts';
import { returnToStage } from '../stages/return-to-stage.ts';

export type { Application, Ending };

/**
 * Rejects live applications of one candidate, each with history and audit; ids of other candidates'
 * or ended ones throw INVALID_TRANSITION. `reasonId` is one of the context `application_reject`.
 */
export async function rejectApplications(
  tx: Tx,
  candidateId: Types.ObjectId,
  ids: readonly Types.ObjectId[],
  ending: Ending,
): Promise<Application[]> {
  const live = await liveApplicationsOf(candidateId, tx.session);
  const rejected: Application[] = [];
  for (const id of ids) {
    const application = live.find(({ _id }) => _id.equals(id));
    if (!application) throw new AppError('INVALID_TRANSITION', { context: { action: 'reject' } });
    rejected.push(await endApplication(tx, application, 'reject', ending, null));
  }
  return rejected;
}

/** Withdraws every live application of a candidate who must no longer be contacted. */
export async function withdrawApplications(
  tx: Tx,
  candidateId: Types.ObjectId,
  ending: Ending,
): Promise<Application[]> {
  const withdrawn: Application[] = [];
  for (const application of await liveApplicationsOf(candidateId, tx.session))
    withdrawn.push(await endApplication(tx, application, 'withdraw', ending, null));
  return withdrawn;
}

/**
 * Reverts endings of one candidate's applications, as undoing a rejection does; skips endings that
 * no longer stand.
 */
export async function restoreApplications(
  tx: Tx,
  candidateId: Types.ObjectId,
  ids: readonly Types.ObjectId[],
): Promise<Application[]> {
  const ended = await ApplicationModel.find(
    {
      _id: { $in: [...ids] },
      candidateId,
      status: { $in: ['rejected', 'withdrawn'] },
      deletedAt: null,
    },
    null,
    { session: tx.session },
  ).lean();
  const restored: Application[] = [];
  for (const application of ended) restored.push(await returnToStage(tx, application, null));
  return restored;
}

/**
 * Puts the other live applications of a placed candidate on hold. They stay so after the placement:
 * whether they still make sense is for the owner to say, who then gets a task.
 */
export async function holdOtherApplications(
  tx: Tx,
  candidateId: Types.ObjectId,
  { except, note }: { except: Types.ObjectId | null; note: string },
): Promise<number> {
  const others = (await liveApplicationsOf(candidateId, tx.session)).filter(
    ({ _id, onHold }) => !onHold && !(except?.equals(_id) ?? false),
  );
  for (const application of others)
    await changeApplication(tx, application, {
      action: 'hold',
      name: 'application.hold',
      event: 'held',
      version: null,
      set: () => held(tx, null, note),
      note,
      bySystem: true,
    });
  return others.length;
}

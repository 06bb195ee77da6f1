import { applicationStateOf } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { ApplicationEventModel } from '../../../records/applications/application-event.model.ts';
import {
  ApplicationModel,
  type Application,
} from '../../../records/applications/application.model.ts';
import { changeApplication } from '../record/change-application.ts';
import { endApplication, type Ending } from '../record/end-applications.ts';
import { notHeld } from '../stages/hold-clock.ts';
import { atStage } from '../stages/stage-of.ts';

/**
 * Marks an application as placed when work begins: one in contracting becomes placed, a placed one
 * stays so.
 */
export async function placeApplication(tx: Tx, id: Types.ObjectId): Promise<void> {
  const application = await find(tx, id);
  if (application.status === 'placed') return;
  await changeApplication(tx, application, {
    action: 'placement_starts',
    name: 'application.placement_starts',
    event: 'placed',
    version: null,
    set: () => ({ status: 'placed', ...notHeld }),
  });
}

/**
 * Records that the contract failed: the candidate is selected again and keeps the seat, or is
 * rejected and frees it. One that was placed before, by an earlier contract, stays placed.
 */
export async function failContract(
  tx: Tx,
  id: Types.ObjectId,
  { then, ending }: { then: 'selected' | 'rejected'; ending: Ending },
): Promise<Application> {
  const application = await find(tx, id);
  if (application.status === 'placed') return application;
  if (then === 'rejected')
    return endApplication(tx, application, 'contracting_fails', ending, null, 'rejected');
  return changeApplication(tx, application, {
    action: 'contracting_fails',
    name: 'application.contracting_fails',
    event: 'stage_changed',
    version: null,
    set: async (current) => ({ ...(await atStage(tx, current, 'selected')), agreedStart: null }),
    note: ending.note,
  });
}

/**
 * Handles a lost reserved position: the client has to choose again among the selected candidates.
 */
export async function loseSeat(tx: Tx, id: Types.ObjectId, note: string): Promise<void> {
  let application = await find(tx, id);
  if (applicationStateOf(application) === 'contracting')
    application = await failContract(tx, id, {
      then: 'selected',
      ending: { side: 'client', reasonId: null, note },
    });
  if (applicationStateOf(application) !== 'selected') return;
  const wasInterviewed = await ApplicationEventModel.exists({
    applicationId: id,
    type: 'interview_requested',
  }).session(tx.session);
  await changeApplication(tx, application, {
    action: 'unselect',
    name: 'application.unselect',
    event: 'unselected',
    version: null,
    set: async (current) => ({
      ...(await atStage(tx, current, wasInterviewed ? 'client_interview' : 'submitted')),
      clientDecision: wasInterviewed ? 'interview' : 'none',
      agreedStart: null,
      positionId: null,
      selectedAt: null,
      selectedBy: null,
    }),
    note,
  });
}

async function find(tx: Tx, id: Types.ObjectId): Promise<Application> {
  const application = await ApplicationModel.findById(id, null, {
    session: tx.session,
  }).lean();
  if (!application) throw new Error(`There is no application ${id.toHexString()}`);
  return application;
}

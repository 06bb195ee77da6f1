import { clientInterviewHoldsTime } from '@muster/contracts';
import { Types } from 'mongoose';
import { systemContext, transact, type Tx } from '../../db/unit-of-work.ts';
import { applicationEndedPayload } from '../../outbox/application-ended.ts';
import type { EventHandler } from '../../outbox/event-handlers.ts';
import { ClientInterviewModel } from '../../records/client-interviews/client-interview.model.ts';
import { endedApplication } from '../applications/api/ended-application.ts';
import type { FoundApplication } from '../applications/api/interviewed.ts';
import { stepInterview } from './change-interview.ts';
import { notifyOfInterview } from './interview-mails.ts';
import { keepRoom } from './interview-room.ts';

/**
 * All participants may read these reasons; whoever decided tells the candidate about a rejection
 * elsewhere.
 */
const reasons = {
  rejected: 'It is no longer needed.',
  withdrawn: 'The application was withdrawn.',
} as const;

/**
 * Cancels the future interviews of an application that has ended: all participants are notified,
 * and calendar entries are removed. Past interviews and those of active applications stay
 * unchanged.
 */
export const callOffWithApplication: EventHandler = async ({ payload, id }) => {
  const { applicationId, endedAt } = applicationEndedPayload.parse(payload);
  const ahead = await ClientInterviewModel.find(
    { ...isAhead(new Date()), applicationId: new Types.ObjectId(applicationId) },
    { _id: 1 },
  ).lean();
  for (const { _id } of ahead)
    await transact(systemContext(`client-interviews.ended:${id}`), async (tx) => {
      const ended = await endedApplication(applicationId, endedAt, tx.session);
      if (ended) await callOff(tx, ended, _id);
    });
};

const isAhead = (now: Date) => ({
  status: { $in: [...clientInterviewHoldsTime] },
  startsAt: { $gt: now },
  deletedAt: null,
});

async function callOff(tx: Tx, found: FoundApplication, _id: Types.ObjectId): Promise<void> {
  const interview = await ClientInterviewModel.findOne({ ...isAhead(tx.at), _id }, null, {
    session: tx.session,
  }).lean();
  if (!interview) return;
  const { after } = await stepInterview(tx, interview, {
    action: 'cancel',
    version: null,
    to: 'cancelled',
    by: { actorKind: 'system' },
    facts: ({ at }, { calendarSequence }) => ({
      cancelReason: reasons[found.application.status === 'rejected' ? 'rejected' : 'withdrawn'],
      closedAt: at,
      ask: null,
      calendarSequence: calendarSequence + 1,
    }),
  });
  const cancelled = { ...found, interview: after };
  await keepRoom(tx, cancelled);
  await notifyOfInterview(tx, cancelled, 'cancelled');
}

import { choosingStates } from '@muster/contracts';
import { Types } from 'mongoose';
import { systemContext, transact } from '../../../db/unit-of-work.ts';
import { applicationEndedPayload } from '../../../outbox/application-ended.ts';
import type { EventHandler } from '../../../outbox/event-handlers.ts';
import { endedApplication } from '../../applications/api/ended-application.ts';
import { revokeLinksTo } from '../../links/api/access-tokens.ts';
import { ScheduleRequestModel } from '../../../records/scheduling/schedule-request.model.ts';
import { changeRequest } from './change-request.ts';
import { requestSubject } from './schedule-mails.ts';

/**
 * Closes the links of an ended application without a chosen time. Links of arranged interviews
 * follow their interview, and show that it was cancelled.
 */
export const withdrawWithApplication: EventHandler = async ({ payload, id }) => {
  const { applicationId, endedAt } = applicationEndedPayload.parse(payload);
  await transact(systemContext(`scheduling.ended:${id}`), async (tx) => {
    if (!(await endedApplication(applicationId, endedAt, tx.session))) return;
    const open = await ScheduleRequestModel.find(
      {
        'planned.applicationId': new Types.ObjectId(applicationId),
        status: { $in: [...choosingStates] },
        deletedAt: null,
      },
      null,
      { session: tx.session },
    ).lean();
    for (const request of open) {
      await changeRequest(tx, request, {
        action: 'called_off',
        version: null,
        set: { cancelledAt: tx.at, holdUntil: null },
      });
      await revokeLinksTo(tx, requestSubject(request), 'subject_cancelled');
    }
  });
};

import type { scheduleRequestEndpoints } from '@muster/contracts';
import { transactShown } from '../../../db/show-conflict.ts';
import type { Service } from '../../../http/mount.ts';
import { revokeLinksTo } from '../../links/api/access-tokens.ts';
import { stepInterview } from '../../vetting/api/interview-times.ts';
import { changeRequest } from './change-request.ts';
import { findRequest } from './find-request.ts';
import { requestSubject } from './schedule-mails.ts';
import { showRequest } from './show-request.ts';

/** Closes a link before a time was chosen; the interview waits for a time again. */
export const withdrawRequest: Service<typeof scheduleRequestEndpoints.withdraw> = (
  ctx,
  { params, body },
) =>
  transactShown(ctx, {
    find: (session) => findRequest(ctx.actor, 'vettingInterview.manage', params.id, session),
    change: async (tx, found) => {
      const request = await changeRequest(tx, found.request, {
        action: 'withdraw',
        version: body.version,
        set: { cancelledAt: tx.at },
      });
      if (request === found.request) return found;
      await revokeLinksTo(tx, requestSubject(request), 'disabled_by_staff');
      if (found.interview.status === 'invited')
        await stepInterview(tx, found.interview, 'invitation_ends');
      return { ...found, request };
    },
    show: ({ request, candidate }) => showRequest(ctx.actor, candidate, request),
  });

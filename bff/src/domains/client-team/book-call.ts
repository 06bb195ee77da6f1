import type { clientTeamEndpoints } from '@muster/contracts';
import { audit } from '../../audit/audit.service.ts';
import { transact } from '../../db/unit-of-work.ts';
import { AppError, invalidField } from '../../http/app-error.ts';
import type { Service } from '../../http/mount.ts';
import { displayName } from '../../identity/user.model.ts';
import { bookEvent } from '../calendar/api/book-event.ts';
import { limitClientMessages } from '../messages/api/client-message.ts';
import { notify } from '../notifications/api/notify.ts';
import { findPlaces } from '../../identity/people/people.ts';
import { prepareCallTimes, takeCallTime } from '../scheduling/api/call-times.ts';
import { momentInWords } from '../vetting/api/interview-times.ts';
import { requireMember } from './email-team-member.ts';
import { teamOfClient } from './team-of-client.ts';

/** Books a free time of a member of the reader's team; if two clients want it, only one gets it. */
export const bookCall: Service<typeof clientTeamEndpoints.bookCall> = async (
  ctx,
  { params, body },
) => {
  const before = await teamOfClient(ctx.actor);
  requireMember(before, params.userId);
  await limitClientMessages(ctx);
  const known = before.reachable.get(params.userId);
  if (known) await prepareCallTimes(known.id);
  const { user } = ctx.session;
  return transact(ctx, async (tx) => {
    const team = await teamOfClient(ctx.actor, tx.session);
    requireMember(team, params.userId);
    const host = team.reachable.get(params.userId);
    if (!host) throw new AppError('NO_RECIPIENTS');
    const job = team.jobs.find(({ _id }) => _id.toHexString() === body.jobId);
    if (body.jobId !== null && !job) throw invalidField('jobId', 'NOT_FOUND');
    const time = await takeCallTime(tx, host.id, new Date(body.startsAt));
    const { company } = team;
    const name = displayName(user);
    const timeZone = (await findPlaces([host.id])).get(params.userId)?.timeZone ?? 'UTC';
    const event = await bookEvent(tx, {
      ...time,
      timeZone,
      organiserId: host.id,
      jobId: job?._id ?? null,
      guest: { name, email: user.email },
      title: `Call: ${name}, ${company.name}`.slice(0, 120),
      description: body.subject,
      phone: body.phone,
    });
    await audit(tx, {
      action: 'company.client_call',
      entity: 'company',
      entityId: company._id,
      companyId: company._id,
      changes: [{ path: 'subject', before: null, after: body.subject }],
    });
    await notify(tx, {
      topic: 'assignment',
      userIds: [host.id],
      title: `${name.slice(0, 40)} of ${company.name.slice(0, 40)} booked a call`,
      body: `${momentInWords(time.startsAt, timeZone)}: ${body.subject}`,
      link: `/calendar?event=${event._id.toHexString()}`,
    });
    return {
      name: host.name,
      startsAt: time.startsAt.toISOString(),
      endsAt: time.endsAt.toISOString(),
    };
  });
};

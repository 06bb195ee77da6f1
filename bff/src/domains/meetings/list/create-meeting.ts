import { hourMs, limits, type meetingEndpoints } from '@muster/contracts';
import { transact } from '../../../db/unit-of-work.ts';
import type { Service } from '../../../http/mount.ts';
import { writeMeeting } from '../write-meeting.ts';
import { showMeeting } from './show-meeting.ts';

const { rooms, instant } = limits.meeting;

/** Creates a room that is open at once. */
export const createMeeting: Service<typeof meetingEndpoints.create> = async (ctx, { body }) => {
  await ctx.limit('meeting-rooms', ctx.actor.userId.toHexString(), rooms, hourMs);
  return transact(ctx, async (tx) => {
    const meeting = await writeMeeting(tx, {
      title: body.title,
      kind: 'adhoc',
      status: 'open',
      hostId: ctx.actor.userId,
      startsAt: tx.at,
      endsAt: new Date(tx.at.getTime() + instant),
    });
    return showMeeting(ctx.actor.userId, meeting, tx.session);
  });
};

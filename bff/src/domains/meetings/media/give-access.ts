import type { meetingVisitEndpoints } from '@muster/contracts';
import { AppError } from '../../../http/app-error.ts';
import type { VisitorContext } from '../../../http/context.ts';
import type { Service } from '../../../http/mount.ts';
import { requireInside, visitedMeeting } from '../door/visited-meeting.ts';
import { requireOpen } from '../meeting-window.ts';
import { isHere } from '../room/presence.ts';
import { roomMedia } from './room-media.ts';

/**
 * Returns a short-lived media token for an admitted and present participant; requested each time.
 */
export const giveMediaAccess: Service<typeof meetingVisitEndpoints.mediaAccess> = async (
  ctx: VisitorContext,
  { params },
) => {
  const visited = await visitedMeeting(ctx, params.handle);
  const { meeting, me } = visited;
  requireInside(visited);
  requireOpen(meeting, 'media_access');
  const media = roomMedia();
  // Presence is known only through the connection to the room, so nobody gets media without it.
  if (media.flow !== 'mesh' && !isHere(me))
    throw new AppError('INVALID_TRANSITION', {
      context: { currentState: 'away', action: 'media_access' },
    });
  const access = await media.accessFor(meeting._id, me);
  return { access: access && { ...access, expiresAt: access.expiresAt.toISOString() } };
};

import type { meetingEndpoints } from '@muster/contracts';
import { countLinkUse } from '../../../http/link-limits.ts';
import type { VisitorContext } from '../../../http/context.ts';
import type { Service } from '../../../http/mount.ts';
import { agencyName } from '../../../mail/agency.ts';
import { findPeople } from '../../../identity/people/people.ts';
import { meetingByName } from '../find-meeting.ts';
import { roomMedia } from '../media/room-media.ts';
import { isRecordingAllowed } from '../recording/recording-rights.ts';
import { windowOf } from '../meeting-window.ts';

/** Returns the public facts of a room to everyone with its address. */
export const readCard: Service<typeof meetingEndpoints.card> = async (
  ctx: VisitorContext,
  { params },
) => {
  await countLinkUse(ctx);
  const meeting = await meetingByName(params.name);
  const people = await findPeople([meeting.hostId]);
  return {
    title: meeting.title,
    agencyName: agencyName(),
    host: people.name(meeting.hostId),
    window: windowOf(meeting),
    startsAt: meeting.startsAt.toISOString(),
    opensAt: meeting.opensAt.toISOString(),
    recordingAllowed: isRecordingAllowed(meeting),
    places: roomMedia().places,
  };
};

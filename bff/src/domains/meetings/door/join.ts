import type { meetingEndpoints } from '@muster/contracts';
import { audit } from '../../../audit/audit.service.ts';
import { newToken } from '../../../auth/clear-token.ts';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import type { RequestContext } from '../../../http/context.ts';
import type { Service } from '../../../http/mount.ts';
import { displayName } from '../../../identity/user.model.ts';
import { meetingByName } from '../find-meeting.ts';
import type { MeetingRecord } from '../meeting.model.ts';
import { requireToCome } from '../meeting-window.ts';
import { ParticipantModel, type ParticipantRecord } from '../participant.model.ts';
import { writeParticipant } from '../write-meeting.ts';
import { lastsUntil, openWayIn } from './way-in.ts';

/** Gives a signed-in user access; the account proves their identity. */
export const joinMeeting: Service<typeof meetingEndpoints.join> = async (ctx, { params }) => {
  const meeting = await meetingByName(params.name);
  requireToCome(meeting);
  const secret = newToken();
  const entry = await transact(ctx, async (tx) =>
    openWayIn(tx, await placeOf(tx, ctx, meeting), meeting, secret),
  );
  ctx.linkCookie.give(entry.handle, secret, lastsUntil(meeting));
  return entry;
};

/**
 * Returns the user's place: participants have one, an invited address gets one with the account,
 * others wait.
 */
async function placeOf(
  tx: Tx,
  { actor, session }: RequestContext,
  meeting: MeetingRecord,
): Promise<ParticipantRecord> {
  const { userId } = actor;
  const { emailNorm, email } = session.user;
  const found = await ParticipantModel.findOneAndUpdate(
    { meetingId: meeting._id, $or: [{ userId }, { userId: null, emailNorm, isInvited: true }] },
    { $set: { userId, identity: 'confirmed' } },
    { session: tx.session, returnDocument: 'after', sort: { createdAt: 1 } },
  ).lean();
  if (found) return found;
  const name = displayName(session.user);
  const place = await writeParticipant(tx, meeting, {
    userId,
    role: 'guest',
    name,
    email,
    identity: 'confirmed',
    knockedAt: tx.at,
  });
  await audit(tx, { action: 'meeting.ask', entity: 'meeting', entityId: meeting._id });
  return place;
}

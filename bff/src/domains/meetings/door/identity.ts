import { limits, minuteMs, normaliseEmail, type meetingEndpoints } from '@muster/contracts';
import { audit } from '../../../audit/audit.service.ts';
import { newToken } from '../../../auth/clear-token.ts';
import { keptCode, newCode } from '../../../auth/mailed-code.ts';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import type { VisitorContext } from '../../../http/context.ts';
import type { Service } from '../../../http/mount.ts';
import { agencyName } from '../../../mail/agency.ts';
import { sendMail } from '../../../mail/send-mail.ts';
import { meetingByName } from '../find-meeting.ts';
import type { MeetingRecord } from '../meeting.model.ts';
import { requireToCome } from '../meeting-window.ts';
import { ParticipantModel } from '../participant.model.ts';
import { writeParticipant } from '../write-meeting.ts';
import { lastsUntil, openWayIn, participantSubject } from './way-in.ts';

const { code: rules, identity: max } = limits.meeting;

/**
 * Receives a guest's name and address. An invited address gets a code by mail; to the browser all
 * addresses look the same, including the number of attempts.
 */
export const identify: Service<typeof meetingEndpoints.identity> = async (
  ctx: VisitorContext,
  { params, body },
) => {
  await ctx.limit('meeting-guest', ctx.network, max.perIp, max.window);
  const meeting = await meetingByName(params.name);
  requireToCome(meeting);
  // A signed-in user joins under their own address.
  const email = ctx.session?.user.email ?? body.email;
  const key = `${meeting._id.toHexString()}:${normaliseEmail(email)}`;
  await ctx.limit('meeting-code', key, max.perAddress, max.window);
  const secret = newToken();
  const entry = await transact(ctx, (tx) =>
    standAtDoor(tx, meeting, { name: body.name, email }, secret),
  );
  ctx.linkCookie.give(entry.handle, secret, lastsUntil(meeting));
  return entry;
};

async function standAtDoor(
  tx: Tx,
  meeting: MeetingRecord,
  { name, email }: { name: string; email: string },
  secret: string,
): Promise<{ handle: string }> {
  const isInvited = await ParticipantModel.exists({
    meetingId: meeting._id,
    emailNorm: normaliseEmail(email),
    isInvited: true,
    refusedAt: null,
  }).session(tx.session);
  const guest = await writeParticipant(tx, meeting, {
    name,
    email,
    role: 'guest',
    identity: 'code_sent',
  });
  const { code, kept } = newCode(guest._id, tx.at);
  await ParticipantModel.updateOne(
    { _id: guest._id },
    // A code that was never sent cannot be entered, but attempts are counted in the same way.
    { $set: isInvited ? kept : keptCode(guest._id, newToken(), tx.at) },
    { session: tx.session },
  );
  if (isInvited)
    await sendMail(tx, {
      template: 'meeting_code',
      to: email,
      subject: participantSubject(guest._id),
      variables: {
        code,
        title: meeting.title,
        agencyName: agencyName(),
        count: String(rules.life / minuteMs),
      },
    });
  await audit(tx, {
    action: 'meeting.ask',
    entity: 'meeting',
    entityId: meeting._id,
    actorKind: 'guest',
  });
  return openWayIn(tx, guest, meeting, secret);
}

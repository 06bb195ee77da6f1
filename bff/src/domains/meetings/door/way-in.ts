import { limits } from '@muster/contracts';
import type { Types } from 'mongoose';
import { hashToken } from '../../../auth/clear-token.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { createAccessToken, storeClearToken } from '../../links/api/access-tokens.ts';
import type { MeetingRecord } from '../meeting.model.ts';
import type { ParticipantRecord } from '../participant.model.ts';

export const participantSubject = (id: Types.ObjectId) =>
  ({ type: 'meeting_participant', id }) as const;

/** Returns when access expires: with the room. */
export const lastsUntil = ({ closesAt }: Pick<MeetingRecord, 'closesAt'>): Date =>
  new Date(Math.max(closesAt.getTime(), Date.now() + limits.meeting.opensBefore));

/**
 * Creates access for the browser with the secret; other browsers of the same person keep theirs.
 */
export async function openWayIn(
  tx: Tx,
  { _id, email }: ParticipantRecord,
  meeting: MeetingRecord,
  secret: string,
): Promise<{ handle: string }> {
  const link = await createAccessToken(tx, {
    purpose: 'meeting_join',
    subject: participantSubject(_id),
    holderEmail: email,
    scopes: ['meeting:join'],
    expiresAt: lastsUntil(meeting),
    keepEarlier: true,
    isCopied: true,
  });
  await storeClearToken(tx, link._id, hashToken(secret));
  return { handle: link.handle };
}

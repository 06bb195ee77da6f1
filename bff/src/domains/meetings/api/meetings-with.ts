import { href, publicRoutes, type TalkMeeting } from '@muster/contracts';
import type { QueryFilter, Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { behind, type Place } from '../../../lists/timeline.ts';
import { findPeople, type People } from '../../../identity/people/people.ts';
import { MeetingModel, type MeetingRecord } from '../meeting.model.ts';
import { ParticipantModel } from '../participant.model.ts';

interface With {
  userIds: readonly Types.ObjectId[];
  /** Normalised for comparison. */
  emails: readonly string[];
  words: RegExp | null;
}

/**
 * Returns a filter for meetings that expect one of these people; subjects of other users’ meetings
 * are not searched.
 */
async function filterFor(
  { userId }: Actor,
  { userIds, emails, words }: With,
): Promise<QueryFilter<MeetingRecord>> {
  const ids: Types.ObjectId[] = await ParticipantModel.distinct('meetingId', {
    $or: [{ userId: { $in: [...userIds] } }, { emailNorm: { $in: emails.filter(Boolean) } }],
  });
  return {
    _id: { $in: ids },
    deletedAt: null,
    ...(words && { title: words, memberIds: userId }),
  };
}

/** Returns meetings with people for their record's timeline; the expected people are read once. */
export async function meetingsWith(actor: Actor, people: With) {
  const filter = await filterFor(actor, people);
  return {
    /** Reads those after a position, the newest first. */
    read: async (place: Place | null, limit: number): Promise<TalkMeeting[]> => {
      const found = await MeetingModel.find({ $and: [filter, behind(place, 'startsAt')] })
        .sort({ startsAt: -1, _id: -1 })
        .limit(limit)
        .lean();
      const hosts = await findPeople(found.map(({ hostId }) => hostId));
      return found.map((meeting) => showMeeting(actor, meeting, hosts));
    },
    count: async (max: number): Promise<number> => MeetingModel.countDocuments(filter).limit(max),
  };
}

/** Only its members see the subject and the link to join. */
function showMeeting({ userId }: Actor, meeting: MeetingRecord, hosts: People): TalkMeeting {
  const { _id, title, kind, status, startsAt, endsAt, hostId, name, memberIds } = meeting;
  const isMasked = !memberIds.some((id) => id.equals(userId));
  return {
    id: _id.toHexString(),
    kind,
    status,
    isMasked,
    title: isMasked ? '' : title,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    host: hosts.ref(hostId),
    path: isMasked ? null : href(publicRoutes.meetingsBySessionName, { sessionName: name }),
  };
}

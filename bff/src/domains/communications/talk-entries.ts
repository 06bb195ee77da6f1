import type { TalkChat, TalkMeeting } from '@muster/contracts';
import { Types } from 'mongoose';

/** A meeting where it stands in a timeline: when it begins. */
export const meetingEntry = (meeting: TalkMeeting) => ({
  ...{ at: new Date(meeting.startsAt), id: new Types.ObjectId(meeting.id) },
  shown: { kind: 'meeting' as const, at: meeting.startsAt, meeting },
});

/** A conversation where it stands in a timeline: when something was last said. */
export const chatEntry = (chat: TalkChat) => ({
  ...{ at: new Date(chat.lastAt), id: new Types.ObjectId(chat.id) },
  shown: { kind: 'chat' as const, at: chat.lastAt, chat },
});

import { normaliseEmail } from '@muster/contracts';
import { Types } from 'mongoose';
import {
  outcomeOfRefusal,
  type CalendarReply,
  type ReplyOutcome,
  type ReplyTaker,
} from '../../../calendars/calendar-reply.ts';
import { systemContext, transact } from '../../../db/unit-of-work.ts';
import { answerInterview } from './answer-interview.ts';
import { invitedInterview, personAmong, type InvitedKind } from './invited-interview.ts';

const named = /^(vetting|client)-interview-([0-9a-f]{24})@muster$/;

/** Stores an answer to an interview that came from a calendar. */
const takeReply = (reply: CalendarReply): Promise<ReplyOutcome> =>
  outcomeOfRefusal(() =>
    transact(systemContext('scheduling.reply'), async (tx) => {
      const [, kind, id] = named.exec(reply.uid) ?? [];
      const found =
        kind && id
          ? await invitedInterview(kind as InvitedKind, new Types.ObjectId(id), tx.session)
          : null;
      if (!found) return 'unknown';
      const person = personAmong(found, { emailNorm: normaliseEmail(reply.email) });
      if (!person) return 'not_invited';
      const { answer, note, sequence } = reply;
      const given = {
        answer,
        note,
        sequence,
        via: 'ics_reply',
        by: { actorKind: 'guest' },
      } as const;
      return (await answerInterview(tx, found, person, given)) ? 'answered' : 'already';
    }),
  );

export const interviewReplies: ReplyTaker = { owns: (uid) => named.test(uid), take: takeReply };

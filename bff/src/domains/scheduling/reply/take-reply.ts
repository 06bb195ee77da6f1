import { limits, normaliseEmail, scheduleRequestMachine, canTransition } from '@muster/contracts';
import { Types } from 'mongoose';
import {
  registerReplies,
  type CalendarReply,
  type ReplyOutcome,
} from '../../../calendars/calendar-reply.ts';
import { systemContext, transact, type Tx } from '../../../db/unit-of-work.ts';
import { notify } from '../../notifications/api/notify.ts';
import { changeUntil } from '../visit/visited-interview.ts';
import { changeRequest } from '../request/change-request.ts';
import { openRequestOf } from '../request/find-request.ts';
import { repliedInterview, type RepliedInterview } from './replied-interview.ts';

const named = /^(vetting|client)-interview-([0-9a-f]{24})@muster$/;

const words = {
  accepted: null,
  tentative: 'may not be able to come to the interview',
  declined: 'declined the interview',
} as const;

/**
 * Carries out an answer to an interview that came from a calendar. A yes changes nothing. The
 * organiser is notified of any other answer, and a no of the candidate asks for another time.
 */
const takeReply = (reply: CalendarReply): Promise<ReplyOutcome> =>
  transact(systemContext('scheduling.reply'), async (tx) => {
    const [, kind, id] = named.exec(reply.uid) ?? [];
    const found = kind && id ? await repliedInterview(kind, new Types.ObjectId(id), tx) : null;
    if (!found) return 'unknown';
    const { interview, candidate } = found;
    const email = normaliseEmail(reply.email);
    const isCandidate = candidate.email !== null && normaliseEmail(candidate.email) === email;
    const host = found.hosts.find((one) => normaliseEmail(one.email) === email);
    if (!isCandidate && !host) return 'not_invited';
    if (interview.standing === 'cancelled') return 'cancelled';
    if (!interview.endsAt || interview.endsAt <= tx.at) return 'over';
    if (reply.sequence < interview.calendar.sequence) return 'moved';
    const news = words[reply.answer];
    if (!news) return 'answered';
    if (isCandidate && reply.answer === 'declined' && !(await askMove(tx, found))) return 'already';
    await tell(
      tx,
      found,
      isCandidate ? `{name} ${news}` : `${host?.name ?? ''} ${news} with {name}`,
      reply.note,
    );
    return 'answered';
  });

/** The candidate wants another time; false if they have already asked for one. */
async function askMove(tx: Tx, found: RepliedInterview): Promise<boolean> {
  const { interview, candidate, kind } = found;
  const request = await openRequestOf(interview._id, tx.session);
  if (!request) return true;
  if (request.status === 'reschedule_requested') return false;
  const arranged = { request, interview, candidate };
  const until = changeUntil(arranged);
  const mayMove =
    canTransition(scheduleRequestMachine, request.status, 'ask_reschedule') &&
    request.moves < limits.scheduling.moves &&
    until !== null &&
    until > tx.at;
  if (!mayMove) return true;
  const by = { actorKind: 'guest' } as const;
  await changeRequest(tx, request, { action: 'ask_reschedule', version: null, by });
  await kind.askMove(tx, arranged, by);
  return true;
}

const tell = (
  tx: Tx,
  { organiserIds, candidate, path }: RepliedInterview,
  title: string,
  note: string | null,
): Promise<void> =>
  notify(tx, {
    topic: 'assignment',
    userIds: organiserIds,
    title,
    ...(note && { body: note }),
    link: path,
    subject: { type: 'candidate', id: candidate._id },
  });

registerReplies((uid) => named.test(uid), takeReply);

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
  accepted: 'accepted the interview',
  tentative: 'may not be able to come to the interview',
  declined: 'declined the interview',
} as const;

/**
 * Carries out an answer to an interview that came from a calendar, of which the organiser is
 * notified. A no of the candidate asks for another time; a later yes takes that back.
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
    if (isCandidate && reply.answer === 'declined' && !(await askMove(tx, found))) return 'already';
    if (isCandidate && reply.answer === 'accepted') await keepTime(tx, found);
    await tell(tx, found, isCandidate ? null : (host ?? null), reply);
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

/** The candidate comes at the time that they wanted to change. */
async function keepTime(tx: Tx, { interview, candidate, kind }: RepliedInterview): Promise<void> {
  const request = await openRequestOf(interview._id, tx.session);
  if (request?.status !== 'reschedule_requested') return;
  const by = { actorKind: 'guest' } as const;
  await changeRequest(tx, request, { action: 'keep_original', version: null, by });
  await kind.keep(tx, { request, interview, candidate }, by);
}

/** Whoever answers twice before it is read is told of once, with the last answer. */
const tell = (
  tx: Tx,
  { organiserIds, interview, candidate, path }: RepliedInterview,
  host: RepliedInterview['hosts'][number] | null,
  { answer, note }: CalendarReply,
): Promise<void> =>
  notify(tx, {
    topic: 'assignment',
    userIds: organiserIds.filter((id) => !host?.id.equals(id)),
    title: host ? `${host.name} ${words[answer]} with {name}` : `{name} ${words[answer]}`,
    body: note,
    link: path,
    subject: { type: 'candidate', id: candidate._id },
    groupKey: `interview-answer ${interview._id.toHexString()} ${host?.id.toHexString() ?? ''}`,
  });

registerReplies((uid) => named.test(uid), takeReply);

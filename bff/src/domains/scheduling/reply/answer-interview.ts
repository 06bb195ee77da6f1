import { canTransition, limits, scheduleRequestMachine } from '@muster/contracts';
import { audit } from '../../../audit/audit.service.ts';
import { answerOf, type KeptAnswer } from '../../../calendars/invitation-answers.ts';
import type { GivenAnswer } from '../../../calendars/invitation-source.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import { announceChange } from '../../../outbox/record-changed.ts';
import { notify } from '../../notifications/api/notify.ts';
import { changeRequest, type By } from '../request/change-request.ts';
import { openRequestOf } from '../request/find-request.ts';
import { changeUntil } from '../visit/visited-interview.ts';
import type { InvitedInterview, InvitedPerson } from './invited-interview.ts';

const words = {
  accepted: 'accepted the interview',
  tentative: 'may not be able to come to the interview',
  declined: 'declined the interview',
} as const;

/**
 * Stores an answer to an interview, and notifies the organiser if it is new. A no of the candidate
 * requests another time; a later yes reverts that. Returns false for a repeated answer.
 * @throws AppError EVENT_CANCELLED, EVENT_OVER, EVENT_MOVED
 */
export async function answerInterview(
  tx: Tx,
  found: InvitedInterview,
  person: InvitedPerson,
  given: GivenAnswer,
): Promise<boolean> {
  const { interview, candidate } = found;
  const { answer, note, sequence, via, by } = given;
  const { startsAt, endsAt, standing, calendar } = interview;
  if (standing === 'cancelled') throw new AppError('EVENT_CANCELLED');
  if (!startsAt || !endsAt || endsAt <= tx.at) throw new AppError('EVENT_OVER');
  if (sequence !== undefined && sequence < calendar.sequence) throw new AppError('EVENT_MOVED');
  const before = answerOf(interview, person.hostId);
  if (before?.answer === answer && before.note === note) return false;
  await found.kind.keepAnswer(tx, interview._id, {
    userId: person.hostId,
    startsAt,
    answer,
    note,
    at: tx.at,
    via,
  } satisfies KeptAnswer);
  const isCandidate = person.hostId === null;
  if (isCandidate && answer === 'declined') await askMove(tx, found, by);
  if (isCandidate && answer === 'accepted') await keepTime(tx, found, by);
  await audit(tx, {
    action: 'candidate.answer_interview',
    entity: 'candidate',
    entityId: candidate._id,
    changes: [{ path: 'response', before: before?.answer ?? null, after: answer }],
    ...by,
  });
  announceChange(tx, 'candidate', candidate._id);
  if (before?.answer !== answer) await tell(tx, found, person, given);
  return true;
}

/** Requests another time for the candidate, as far as their link still allows it. */
async function askMove(tx: Tx, found: InvitedInterview, by: By): Promise<void> {
  const { interview, candidate, kind } = found;
  const request = await openRequestOf(interview._id, tx.session);
  if (!request || request.status === 'reschedule_requested') return;
  const arranged = { request, interview, candidate };
  const until = changeUntil(arranged);
  const mayMove =
    canTransition(scheduleRequestMachine, request.status, 'ask_reschedule') &&
    request.moves < limits.scheduling.moves &&
    until !== null &&
    until > tx.at;
  if (!mayMove) return;
  await changeRequest(tx, request, { action: 'ask_reschedule', version: null, by });
  await kind.askMove(tx, arranged, by);
}

/** Confirms the current time after the candidate wanted to change it. */
async function keepTime(
  tx: Tx,
  { interview, candidate, kind }: InvitedInterview,
  by: By,
): Promise<void> {
  const request = await openRequestOf(interview._id, tx.session);
  if (request?.status !== 'reschedule_requested') return;
  await changeRequest(tx, request, { action: 'keep_original', version: null, by });
  await kind.keep(tx, { request, interview, candidate }, by);
}

/** Two answers before the notification is read become one, with the last answer. */
const tell = (
  tx: Tx,
  { organiserIds, interview, candidate, path }: InvitedInterview,
  { hostId, name }: InvitedPerson,
  { answer, note }: GivenAnswer,
): Promise<void> =>
  notify(tx, {
    topic: 'assignment',
    userIds: organiserIds.filter((id) => !hostId?.equals(id)),
    title: hostId ? `${name} ${words[answer]} with {name}` : `{name} ${words[answer]}`,
    body: note,
    link: path,
    subject: { type: 'candidate', id: candidate._id },
    groupKey: `interview-answer ${interview._id.toHexString()} ${hostId?.toHexString() ?? ''}`,
  });

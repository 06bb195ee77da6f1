import {
  actionsFrom,
  clientInterviewClientActions,
  clientInterviewHoldsTime,
  clientInterviewMachine,
  isClientInterviewTime,
  type ClientInterviewClientAction,
  type InterviewForClient,
  type InterviewForClientPage,
} from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { readTogether } from '../../../db/read-together.ts';
import { feedbackForClient, feedbackOnRounds } from '../../applications/api/interviewed.ts';
import { peopleOfCompany } from '../../../records/companies/company-people.ts';
import { clientJobsOf } from '../../../records/jobs/client-jobs.ts';
import { findPeople } from '../../../identity/people/people.ts';
import { clientInterviewsBetween } from '../../../records/client-interviews/interviews-between.ts';
import type { ClientInterviewRecord } from '../../../records/client-interviews/client-interview.model.ts';
import { roomsOf, sharedFacts } from '../show-interview.ts';
import { isOpenToFeedback } from './begin-feedback.ts';
import type { InterviewOfClient } from './find-for-client.ts';

/** Returns the actions the reader can take on the interview now. */
function allowedActions(
  actor: Actor,
  { status, startsAt }: ClientInterviewRecord,
): ClientInterviewClientAction[] {
  const possible: readonly string[] = actionsFrom(
    clientInterviewMachine,
    status,
    (permission) => permission === 'clientInterview.ask' && actor.can(permission),
  );
  const now = new Date();
  return clientInterviewClientActions.filter(
    (action) => possible.includes(action) && isClientInterviewTime(action, startsAt, now),
  );
}

/** Returns interviews as a client user sees them: candidates appear only as submitted. */
export async function showForClient(
  actor: Actor,
  found: readonly InterviewOfClient[],
  session: ClientSession | null = null,
): Promise<InterviewForClient[]> {
  const all = found.map(({ interview }) => interview);
  const mayWrite = actor.can('clientFeedback.write');
  const [people, feedbackOn, seen, rooms, own] = await readTogether(session, [
    () =>
      findPeople(
        all.flatMap(({ hosts, organiserId, ask }) => [
          ...hosts.map(({ userId }) => userId),
          organiserId,
          ask?.by ?? null,
        ]),
        session,
      ),
    () =>
      feedbackOnRounds(
        actor,
        all.map(({ applicationId }) => applicationId),
      ),
    () => clientJobsOf(actor, { ended: true }),
    () => roomsOf(all, session),
    () => ownInterviews(actor, all.filter(isInvitedTo(actor)), session),
  ]);
  const now = new Date();
  return found.map(({ interview, person }) => {
    const { application, job, name, blind, headline, timeZone, standing } = person;
    const { own: ownFeedback, hasAny } = feedbackOn(application._id, interview.round);
    const isInvited = isInvitedTo(actor)(interview);
    return {
      ...sharedFacts(interview, people.name, rooms),
      job: { id: job._id.toHexString(), title: job.title },
      candidate: {
        applicationId: application._id.toHexString(),
        name,
        blind,
        headline,
        timeZone,
        standing,
        hasProfile: seen.some(({ _id }) => _id.equals(job._id)),
      },
      hosts: interview.hosts.map(({ userId, side }) => ({
        id: userId.toHexString(),
        name: people.name(userId),
        side,
      })),
      organiser: people.ref(interview.organiserId),
      clashes: isInvited && own.some((other) => overlaps(interview, other)),
      noShowParty: interview.noShowParty,
      hasFeedback: hasAny,
      ownFeedback,
      mayGiveFeedback: mayWrite && !ownFeedback?.isSent && isOpenToFeedback(interview, now),
      allowedActions: allowedActions(actor, interview),
    };
  });
}

const isInvitedTo =
  ({ userId: own }: Actor) =>
  ({ hosts }: ClientInterviewRecord): boolean =>
    hosts.some(({ userId }) => userId.equals(own));

/** Returns the reader's own interviews in the period of the given ones. */
async function ownInterviews(
  { userId }: Actor,
  interviews: readonly ClientInterviewRecord[],
  session: ClientSession | null,
): Promise<ClientInterviewRecord[]> {
  const starts = interviews.map(({ startsAt }) => Number(startsAt));
  const ends = interviews.map(({ endsAt }) => Number(endsAt));
  if (starts.length === 0) return [];
  const span = { from: new Date(Math.min(...starts)), to: new Date(Math.max(...ends)) };
  return clientInterviewsBetween({ userIds: [userId] }, span, { session });
}

const overlaps = (one: ClientInterviewRecord, other: ClientInterviewRecord): boolean =>
  !one._id.equals(other._id) &&
  clientInterviewHoldsTime.includes(one.status) &&
  one.startsAt < other.endsAt &&
  other.startsAt < one.endsAt;

/** Returns one interview together with preparation material. */
export async function showPageForClient(
  actor: Actor,
  found: InterviewOfClient,
  session: ClientSession | null = null,
): Promise<InterviewForClientPage> {
  const { interview, person } = found;
  const [shown] = await showForClient(actor, [found], session);
  if (!shown) throw new Error('An interview shows as nothing');
  const isIn = (id: ClientInterviewRecord['_id']) =>
    interview.hosts.some(({ userId }) => userId.equals(id));
  const colleagues = shown.allowedActions.includes('add_colleague')
    ? (await peopleOfCompany(interview.companyId, session)).filter(({ userId }) => !isIn(userId))
    : [];
  return {
    ...shown,
    summary: person.summary,
    skills: person.skills.map(({ id, name, years }) => ({ id, name, years })),
    feedback: await feedbackForClient(actor, interview.applicationId, interview.round, session),
    colleagues: colleagues.map(({ userId, name }) => ({ id: userId.toHexString(), name })),
  };
}

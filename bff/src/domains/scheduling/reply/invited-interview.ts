import { normaliseEmail } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import type { Invitee } from '../../../calendars/invitation-source.ts';
import { UserModel, displayName } from '../../../identity/user.model.ts';
import { findLiveCandidate, type Candidate } from '../../../records/candidates/candidate-lookup.ts';
import {
  applicationInterviewNow,
  interviewsPath,
} from '../../client-interviews/api/chosen-times.ts';
import { interviewNow, interviewsLink } from '../../vetting/api/interview-times.ts';
import { applicationKind, arrangedRound } from '../interview/application-interview.ts';
import type { ArrangedInterview, InterviewKind } from '../interview/arranged-interview.ts';
import { arrangedVetting, vettingKind } from '../interview/vetting-interview.ts';

export const invitedKinds = ['vetting', 'client'] as const;
export type InvitedKind = (typeof invitedKinds)[number];

/** A participant invited to an interview. */
export interface InvitedPerson {
  /** Null: the candidate, whatever their account. */
  hostId: Types.ObjectId | null;
  userId: Types.ObjectId | null;
  name: string;
  email: string | null;
}

/** An interview with the participants who can answer its invitation. */
export interface InvitedInterview {
  interview: ArrangedInterview;
  kind: InterviewKind;
  candidate: Candidate;
  people: InvitedPerson[];
  /** The users notified of an answer. */
  organiserIds: Types.ObjectId[];
  path: string;
}

type Facts = Omit<InvitedInterview, 'candidate' | 'people'> & { candidateId: Types.ObjectId };

async function vettingFacts(id: Types.ObjectId, session: ClientSession | null) {
  const record = await interviewNow(id, session);
  if (!record) return null;
  const { candidateId, interviewers, createdBy } = record;
  const interview = arrangedVetting(record);
  return {
    interview,
    kind: vettingKind,
    candidateId,
    path: interviewsLink(candidateId),
    organiserIds: createdBy ? [createdBy] : interviewers.map(({ userId }) => userId),
  } satisfies Facts;
}

async function applicationFacts(id: Types.ObjectId, session: ClientSession | null) {
  const record = await applicationInterviewNow(id, session);
  if (!record) return null;
  const { candidateId, organiserId, applicationId } = record;
  return {
    interview: arrangedRound(record),
    kind: applicationKind,
    candidateId,
    organiserIds: [organiserId],
    path: interviewsPath(applicationId),
  } satisfies Facts;
}

/** Returns null if it was deleted. */
export async function invitedInterview(
  kind: InvitedKind,
  id: Types.ObjectId,
  session: ClientSession | null,
): Promise<InvitedInterview | null> {
  const facts = await (kind === 'vetting' ? vettingFacts : applicationFacts)(id, session);
  const candidate = facts && (await findLiveCandidate(facts.candidateId, session));
  if (!candidate) return null;
  const users = await UserModel.find(
    { _id: { $in: facts.interview.hostIds } },
    { firstName: 1, lastName: 1, preferredName: 1, email: 1 },
    { session },
  ).lean();
  const { preferredName, firstName, email, userId } = candidate;
  const people = [
    { hostId: null, userId, name: preferredName ?? firstName, email },
    ...users.map((user) => ({
      hostId: user._id,
      userId: user._id,
      name: displayName(user),
      email: user.email,
    })),
  ];
  return { ...facts, candidate, people };
}

/** Returns the participant; null if they are not invited. */
export const personAmong = (
  { people }: Pick<InvitedInterview, 'people'>,
  invitee: Invitee,
): InvitedPerson | null =>
  people.find(({ email, userId }) =>
    'userId' in invitee
      ? userId?.equals(invitee.userId)
      : email !== null && normaliseEmail(email) === invitee.emailNorm,
  ) ?? null;

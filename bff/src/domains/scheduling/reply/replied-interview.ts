import type { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { UserModel, displayName, type User } from '../../../identity/user.model.ts';
import { findLiveCandidate, type Candidate } from '../../candidates/api/candidate-lookup.ts';
import {
  applicationInterviewNow,
  interviewsPath,
} from '../../client-interviews/api/chosen-times.ts';
import { interviewNow, interviewsLink } from '../../vetting/api/interview-times.ts';
import { applicationKind, arrangedRound } from '../interview/application-interview.ts';
import type { ArrangedInterview, InterviewKind } from '../interview/arranged-interview.ts';
import { arrangedVetting, vettingKind } from '../interview/vetting-interview.ts';

/** An interview with the people who can answer its invitation by mail. */
export interface RepliedInterview {
  interview: ArrangedInterview;
  kind: InterviewKind;
  candidate: Candidate;
  hosts: { id: Types.ObjectId; name: string; email: string }[];
  /** Who hears of an answer. */
  organiserIds: Types.ObjectId[];
  path: string;
}

type Facts = Omit<RepliedInterview, 'candidate' | 'hosts'> & { candidateId: Types.ObjectId };

async function vettingFacts(id: Types.ObjectId, { session }: Tx): Promise<Facts | null> {
  const record = await interviewNow(id, session);
  if (!record) return null;
  const { candidateId, interviewers, createdBy } = record;
  const interview = arrangedVetting(record);
  return {
    ...{ interview, kind: vettingKind, candidateId, path: interviewsLink(candidateId) },
    organiserIds: createdBy ? [createdBy] : interviewers.map(({ userId }) => userId),
  };
}

async function applicationFacts(id: Types.ObjectId, { session }: Tx): Promise<Facts | null> {
  const record = await applicationInterviewNow(id, session);
  if (!record) return null;
  const { candidateId, organiserId, applicationId } = record;
  return {
    ...{ interview: arrangedRound(record), kind: applicationKind, candidateId },
    ...{ organiserIds: [organiserId], path: interviewsPath(applicationId) },
  };
}

/** Null when nothing is left of it. */
export async function repliedInterview(
  kind: string,
  id: Types.ObjectId,
  tx: Tx,
): Promise<RepliedInterview | null> {
  const facts = await (kind === 'vetting' ? vettingFacts(id, tx) : applicationFacts(id, tx));
  const candidate = facts && (await findLiveCandidate(facts.candidateId, tx.session));
  if (!candidate) return null;
  const users = await UserModel.find(
    { _id: { $in: facts.interview.hostIds } },
    { firstName: 1, lastName: 1, preferredName: 1, email: 1 },
    { session: tx.session },
  ).lean<User[]>();
  const hosts = users.map((user) => ({
    ...{ id: user._id, name: displayName(user), email: user.email },
  }));
  return { ...facts, candidate, hosts };
}

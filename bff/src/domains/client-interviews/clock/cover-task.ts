import { clientInterviewHoldsTime } from '@muster/contracts';
import type { Types } from 'mongoose';
import { dayOf } from '../../../db/calendar-day.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { closedAmong } from '../../../identity/people/closed-accounts.ts';
import { leavingOf } from '../../../identity/people/leaving.ts';
import { findPeople } from '../../../identity/people/people.ts';
import { findLiveCandidate } from '../../../records/candidates/candidate-lookup.ts';
import {
  ClientInterviewModel,
  type ClientInterviewRecord,
  type InterviewHost,
} from '../../../records/client-interviews/client-interview.model.ts';
import { addRuleTask, finishRuleTask } from '../../tasks/api/rule-tasks.ts';

const ruleOf = ({ _id }: Pick<ClientInterviewRecord, '_id'>): string =>
  `interview-cover:${_id.toHexString()}`;

/**
 * Keeps a task to replace a host whose account is closed or will be closed before the interview,
 * and ends it when the account is reopened. The task goes to the organiser, or to the candidate's
 * owner if the organiser is that host.
 */
export async function followHost(tx: Tx, userId: Types.ObjectId): Promise<void> {
  const { session } = tx;
  const interviews = await ClientInterviewModel.find(
    {
      'hosts.userId': userId,
      status: { $in: [...clientInterviewHoldsTime] },
      deletedAt: null,
      startsAt: { $gt: tx.at },
    },
    null,
    { session },
  ).lean();
  if (interviews.length === 0) return;
  const people = interviews.flatMap(({ hosts, organiserId }) => [
    organiserId,
    ...hosts.map((host) => host.userId),
  ]);
  const closed = new Set((await closedAmong(people, session)).map(String));
  const leavesAt = await leavingOf(people, session);
  const names = await findPeople(people, session);
  const said = (what: string, who: readonly InterviewHost[]) =>
    who.length > 0 ? [`${what}: ${who.map((host) => names.name(host.userId)).join(', ')}.`] : [];
  for (const interview of interviews) {
    const { candidateId, organiserId, round, hosts, endsAt } = interview;
    const leaves = (id: Types.ObjectId) => {
      const at = leavesAt(id);
      return at !== null && at < endsAt;
    };
    const gone = hosts.filter((host) => closed.has(String(host.userId)));
    const leaving = hosts.filter((host) => !gone.includes(host) && leaves(host.userId));
    if (gone.length + leaving.length === 0) {
      await finishRuleTask(tx, candidateId, ruleOf(interview));
      continue;
    }
    const candidate = await findLiveCandidate(candidateId, session);
    if (!candidate) continue;
    await addRuleTask(tx, candidate, {
      title: `Find somebody else or another time: ${round}`,
      note: [...said('No longer here', gone), ...said('Away then', leaving)].join(' '),
      kind: 'follow_up',
      dueOn: dayOf(tx.at),
      assigneeId:
        closed.has(String(organiserId)) || leaves(organiserId)
          ? candidate.ownerUserId
          : organiserId,
      rule: ruleOf(interview),
    });
  }
}

/** Finishes the task once the interview has another time or other hosts, or is cancelled. */
export async function endHostTask(
  tx: Tx,
  before: ClientInterviewRecord,
  after: ClientInterviewRecord,
): Promise<void> {
  const people = ({ hosts }: ClientInterviewRecord) =>
    hosts.map((host) => String(host.userId)).join(' ');
  if (before.status === after.status && people(before) === people(after)) return;
  await finishRuleTask(tx, after.candidateId, ruleOf(after));
}

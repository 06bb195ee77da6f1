import {
  interviewActionOpensAt,
  vettingInterviewMachine,
  type PermissionName,
  type VettingInterviewAction,
  type VettingInterviewPage,
} from '@muster/contracts';
import { audit, type AuditEntry } from '../../../audit/audit.service.ts';
import { transactShown } from '../../../db/show-conflict.ts';
import {
  changeState,
  requireState,
  stillStands,
  type StateChangeRules,
} from '../../../db/transition.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { RequestContext } from '../../../http/context.ts';
import { hostChanges } from '../../../calendars/host-changes.ts';
import { announceInterview } from '../../../outbox/interview-changed.ts';
import type { Candidate } from '../../../records/candidates/candidate-lookup.ts';
import { endOutcomeTask } from '../clock/outcome-task.ts';
import { followInterviews } from '../decisions/follow-interviews.ts';
import {
  VettingInterviewModel,
  type VettingInterviewRecord,
} from '../../../records/vetting/vetting-interview.model.ts';
import { endCoverTask } from './cover-task.ts';
import { findInterview } from './find-interview.ts';
import { showInterviewPage } from './show-interview.ts';

type Facts = Partial<VettingInterviewRecord>;

export interface InterviewChange extends Pick<
  StateChangeRules<VettingInterviewRecord>,
  'guard' | 'isRepeat'
> {
  action: VettingInterviewAction;
  version: number;
  to: VettingInterviewRecord['status'];
  facts?: Facts | ((tx: Tx, interview: VettingInterviewRecord) => Facts | Promise<Facts>);
  /** Runs afterwards; the vetting itself is updated in any case. */
  then?: (
    tx: Tx,
    after: VettingInterviewRecord,
    before: VettingInterviewRecord,
    candidate: Candidate,
  ) => Promise<void>;
}

/** Runs an action of staff on an interview; returns the interview. */
export function changeInterview(
  ctx: RequestContext,
  id: string,
  { action, version, to, facts = {}, then, guard, isRepeat }: InterviewChange,
): Promise<VettingInterviewPage> {
  const { actor } = ctx;
  const { permission } = vettingInterviewMachine.transitions[action];
  return transactShown(ctx, {
    find: (session) => findInterview(actor, permission as PermissionName, id, session),
    change: async (tx, found) => {
      const { before, after, already } = await changeState<VettingInterviewRecord>(
        tx,
        VettingInterviewModel,
        found.interview,
        {
          name: `vettingInterview.${action}`,
          version,
          isRepeat: (interview) =>
            stillStands(vettingInterviewMachine, action, interview.status) &&
            (isRepeat?.(interview) ?? true),
          requireState: ({ status }) => requireState(vettingInterviewMachine, action, status),
          guard: async (interview) => {
            requireTime(tx, action, interview);
            await guard?.(interview);
          },
          set: async (interview) => ({
            $set: {
              ...(typeof facts === 'function' ? await facts(tx, interview) : facts),
              status: to,
            },
          }),
        },
      );
      if (already) return found;
      await auditInterview(tx, before, after);
      await endOutcomeTask(tx, before, after);
      await endCoverTask(tx, before, after);
      await then?.(tx, after, before, found.candidate);
      await followInterviews(tx, after.candidateId);
      announceInterview(tx, after._id);
      return { ...found, interview: after };
    },
    show: (found, session) => showInterviewPage(actor, found, session),
  });
}

/** @throws AppError INTERVIEW_TOO_EARLY */
function requireTime(
  tx: Tx,
  action: VettingInterviewAction,
  { startsAt }: VettingInterviewRecord,
): void {
  const opensAt = interviewActionOpensAt(action, startsAt);
  if (opensAt && opensAt > tx.at)
    throw new AppError('INTERVIEW_TOO_EARLY', { context: { opensAt: opensAt.toISOString() } });
}

/** Audits it at the candidate, without the text of the notes, and names the interviewers. */
export const auditInterview = (
  tx: Tx,
  before: VettingInterviewRecord | null,
  after: VettingInterviewRecord,
  by: Pick<AuditEntry, 'actorKind' | 'tokenId'> = {},
): Promise<void> =>
  audit(tx, {
    action: 'candidate.vetting_interview',
    entity: 'candidate',
    entityId: after.candidateId,
    changes: [
      { path: 'vettingInterview', before: before?.status ?? null, after: after.status },
      { path: 'startsAt', before: before?.startsAt ?? null, after: after.startsAt },
      ...(before ? hostChanges(before.interviewers, after.interviewers) : []),
    ],
    ...by,
  });

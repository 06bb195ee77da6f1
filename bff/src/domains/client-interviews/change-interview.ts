import {
  clientInterviewEndsAt,
  clientInterviewMachine,
  clientInterviewOpensAt,
  type ClientInterview,
  type ClientInterviewClientAction,
  type ClientInterviewStaffAction,
} from '@muster/contracts';
import { transactShown } from '../../db/show-conflict.ts';
import {
  changeState,
  requireState,
  stillStands,
  type StateChangeRules,
} from '../../db/transition.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import { AppError } from '../../http/app-error.ts';
import type { RequestContext } from '../../http/context.ts';
import { endHostTask } from './clock/cover-task.ts';
import { endOutcomeTask } from './clock/outcome-task.ts';
import { recordInterview, type By } from './record-interview.ts';
import {
  ClientInterviewModel,
  type ClientInterviewRecord,
} from '../../records/client-interviews/client-interview.model.ts';
import { findInterview, type FoundInterview } from './find-interview.ts';
import { showInterview } from './show-interview.ts';

type Facts = Partial<ClientInterviewRecord>;

export interface InterviewStep extends Pick<
  StateChangeRules<ClientInterviewRecord>,
  'guard' | 'isRepeat'
> {
  action: ClientInterviewStaffAction | ClientInterviewClientAction;
  /** Null if the change needs no version check. */
  version: number | null;
  by?: By;
  to: ClientInterviewRecord['status'];
  facts: (tx: Tx, interview: ClientInterviewRecord) => Facts | Promise<Facts>;
}

/**
 * Changes the state of a loaded interview and writes the audit entry; repeating the change has no
 * effect.
 */
export async function stepInterview(
  tx: Tx,
  interview: ClientInterviewRecord,
  { action, version, to, facts, guard, isRepeat, by }: InterviewStep,
): Promise<{ before: ClientInterviewRecord; after: ClientInterviewRecord; already: boolean }> {
  const result = await changeState<ClientInterviewRecord>(tx, ClientInterviewModel, interview, {
    name: `clientInterview.${action}`,
    version,
    isRepeat: (current) =>
      stillStands(clientInterviewMachine, action, current.status) && (isRepeat?.(current) ?? true),
    requireState: ({ status }) => requireState(clientInterviewMachine, action, status),
    guard: async (current) => {
      requireTime(tx, action, current);
      await guard?.(current);
    },
    set: async (current) => ({ $set: { ...(await facts(tx, current)), status: to } }),
  });
  if (result.already) return result;
  await recordInterview(tx, result.before, result.after, by);
  await endOutcomeTask(tx, result.before, result.after);
  await endHostTask(tx, result.before, result.after);
  return result;
}

interface StaffStep extends InterviewStep {
  action: ClientInterviewStaffAction;
  then?: (tx: Tx, after: FoundInterview, before: ClientInterviewRecord) => Promise<void>;
}

/** Runs a staff action on an interview and returns the interview. */
export function changeInterview(
  ctx: RequestContext,
  id: string,
  { then, ...step }: StaffStep,
): Promise<ClientInterview> {
  return transactShown(ctx, {
    find: (session) => findInterview(ctx.actor, 'clientInterview.manage', id, session),
    change: async (tx, found) => {
      const { before, after, already } = await stepInterview(tx, found.interview, step);
      if (already) return found;
      const changed = { ...found, interview: after };
      await then?.(tx, changed, before);
      return changed;
    },
    show: (found, session) => showInterview(ctx.actor, found, session),
  });
}

/** @throws AppError INTERVIEW_TOO_EARLY, TOO_LATE_TO_CHANGE */
function requireTime(
  tx: Tx,
  action: InterviewStep['action'],
  { startsAt }: ClientInterviewRecord,
): void {
  const opensAt = clientInterviewOpensAt(action, startsAt);
  if (opensAt && opensAt > tx.at)
    throw new AppError('INTERVIEW_TOO_EARLY', { context: { opensAt: opensAt.toISOString() } });
  const endsAt = clientInterviewEndsAt(action, startsAt);
  if (endsAt && endsAt <= tx.at)
    throw new AppError('TOO_LATE_TO_CHANGE', { context: { until: endsAt.toISOString() } });
}

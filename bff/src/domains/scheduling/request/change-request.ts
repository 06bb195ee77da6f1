import {
  openScheduleStates,
  scheduleRequestMachine,
  stepOf,
  type ScheduleRequestMachineAction,
} from '@muster/contracts';
import { audit, type AuditEntry } from '../../../audit/audit.service.ts';
import { changeState, requireState, type StateChangeRules } from '../../../db/transition.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import {
  ScheduleRequestModel,
  type ScheduleRequestRecord,
} from '../../../records/scheduling/schedule-request.model.ts';

/** The author of a change without a session. */
export type By = Pick<AuditEntry, 'actorKind' | 'tokenId'>;

interface RequestChange extends StateChangeRules<ScheduleRequestRecord> {
  action: ScheduleRequestMachineAction;
  set?: Partial<ScheduleRequestRecord>;
  by?: By;
}

/**
 * Changes the state of a link, with audit. A repeated action returns the current state.
 * @throws AppError INVALID_TRANSITION, VERSION_CONFLICT
 */
export async function changeRequest(
  tx: Tx,
  current: ScheduleRequestRecord,
  { action, set, by, ...rules }: RequestChange,
): Promise<ScheduleRequestRecord> {
  const { to } = stepOf(scheduleRequestMachine, action);
  const { after, already } = await changeState<ScheduleRequestRecord>(
    tx,
    ScheduleRequestModel,
    current,
    {
      isRepeat: ({ status }) => status === to,
      ...rules,
      name: `schedule_request.${action}`,
      requireState: ({ status }) => requireState(scheduleRequestMachine, action, status),
      set: ({ status }) => ({
        $set: {
          status: to,
          previousStatus: status,
          isOpen: openScheduleStates.some((state) => state === to),
          ...set,
        },
      }),
    },
  );
  if (already) return current;
  await audit(tx, {
    action: 'candidate.interview_link',
    entity: 'candidate',
    entityId: current.candidateId,
    changes: [{ path: 'scheduleRequest', before: current.status, after: after.status }],
    ...by,
  });
  return after;
}

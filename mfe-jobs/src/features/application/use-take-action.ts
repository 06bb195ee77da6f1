import type { ApplicationRow } from '@muster/contracts';
import type { Trigger } from '@muster/kit';
import { api } from '../../api.ts';
import type { DialogAction } from './dialog-actions.ts';

interface ActionArgs {
  /** Validated by the action's schema before sending. */
  body: Record<string, unknown>;
}

/**
 * Returns a function that runs an action on an application and returns its state, on another job
 * after a move.
 */
export function useTakeAction(
  action: DialogAction,
  id: string,
): Trigger<ActionArgs, ApplicationRow> {
  const [ask] = api.useApplicationsAskInterestMutation();
  const [interest] = api.useApplicationsInterestMutation();
  const [review] = api.useApplicationsReviewMutation();
  const [recall] = api.useApplicationsRecallMutation();
  const [interview] = api.useApplicationsRequestInterviewMutation();
  const [unselect] = api.useApplicationsUnselectMutation();
  const [contract] = api.useApplicationsContractMutation();
  const [fail] = api.useApplicationsContractingFailsMutation();
  const [moveToJob] = api.useApplicationsMoveToJobMutation();
  const calls = {
    ask_interest: ask,
    mark_interested: interest,
    review,
    recall,
    request_interview: interview,
    unselect,
    start_contracting: contract,
    contracting_fails: fail,
    move_to_job: moveToJob,
  } as const satisfies Record<DialogAction, unknown>;
  // The action's schema has checked that the body fits the call.
  const call = calls[action] as unknown as Trigger<
    ActionArgs & { params: { id: string } },
    ApplicationRow
  >;
  return (args) => call({ ...args, params: { id } });
}

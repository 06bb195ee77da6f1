import type { ApplicationRow } from '@muster/contracts';
import type { Trigger } from '@muster/kit';
import { api } from '../../api.ts';
import type { DialogAction } from './dialog-actions.ts';

interface ActionArgs {
  /** Checked by the schema of the action before it is sent. */
  body: Record<string, unknown>;
}

/** The call of an action on an application; it answers how it stands, on another job after a move. */
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
  // Which body fits which call is what the schema of the action has checked.
  const call = calls[action] as unknown as Trigger<
    ActionArgs & { params: { id: string } },
    ApplicationRow
  >;
  return (args) => call({ ...args, params: { id } });
}

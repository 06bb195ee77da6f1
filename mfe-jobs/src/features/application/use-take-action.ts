import type { ApplicationRecord, ApplicationRow, EarlyStageKind } from '@muster/contracts';
import { useState } from 'react';
import { api } from '../../api.ts';
import type { DialogAction } from './dialog-actions.ts';
import type { Rate } from './rate-field.tsx';

/** What the small dialogs ask for; each action takes of it what it needs. */
export interface ActionInput {
  note: string;
  round: string;
  days: readonly (string | null)[];
  startDate: string | null;
  billRate: Rate | null;
  payRate: Rate | null;
  belowMinimum: boolean;
  jobId: string | null;
  stage: EarlyStageKind;
  outcome: 'selected' | 'rejected' | 'withdrawn';
  reasonId: string | null;
}

/** Takes one action on an application; answers how it stands, on another job after a move. */
export function useTakeAction(action: DialogAction, { id, version }: ApplicationRecord) {
  const [ask] = api.useApplicationsAskInterestMutation();
  const [interest] = api.useApplicationsInterestMutation();
  const [review] = api.useApplicationsReviewMutation();
  const [recall] = api.useApplicationsRecallMutation();
  const [interview] = api.useApplicationsRequestInterviewMutation();
  const [unselect] = api.useApplicationsUnselectMutation();
  const [contract] = api.useApplicationsContractMutation();
  const [fail] = api.useApplicationsContractingFailsMutation();
  const [moveToJob] = api.useApplicationsMoveToJobMutation();
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<unknown>();
  const params = { id };

  const call = (input: ActionInput): Promise<ApplicationRow> => {
    const note = input.note.trim();
    const optional = { version, note: note || null };
    switch (action) {
      case 'ask_interest':
        return ask({ params, body: { version, message: note || null } }).unwrap();
      case 'mark_interested':
        return interest({ params, body: optional }).unwrap();
      case 'review':
        return review({ params, body: { version } }).unwrap();
      case 'recall':
        return recall({ params, body: optional }).unwrap();
      case 'request_interview':
        return interview({
          params,
          body: {
            ...{ version, note, round: input.round.trim() || null },
            days: input.days.filter((day) => day !== null),
          },
        }).unwrap();
      case 'unselect':
        return unselect({ params, body: { version, note } }).unwrap();
      case 'contracting_fails':
        return fail({
          params,
          body: { version, note, outcome: input.outcome, reasonId: input.reasonId },
        }).unwrap();
      case 'move_to_job':
        return moveToJob({
          params,
          body: { ...optional, jobId: input.jobId ?? '', stage: input.stage },
        }).unwrap();
      case 'start_contracting':
        return contract({
          params,
          body: {
            ...{ version, startDate: input.startDate ?? '', belowMinimum: input.belowMinimum },
            billRate: input.billRate ?? noRate,
            payRate: input.payRate ?? noRate,
          },
        }).unwrap();
    }
  };

  const take = async (input: ActionInput): Promise<ApplicationRow | null> => {
    setPending(true);
    setError(undefined);
    try {
      return await call(input);
    } catch (refused) {
      setError(refused);
      return null;
    } finally {
      setPending(false);
    }
  };
  return { take, pending, error };
}

/** What the service refuses as missing. */
const noRate: Rate = { amount: '', currency: 'USD', unit: 'hour' };

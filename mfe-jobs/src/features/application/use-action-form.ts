import type { z } from 'zod';
import {
  applicationNoteSchema,
  askInterestSchema,
  contractSchema,
  contractingFailsSchema,
  moveToJobSchema,
  requestInterviewSchema,
  unselectSchema,
  type ApplicationRecord,
  type ApplicationRow,
  type EarlyStageKind,
} from '@muster/contracts';
import { useFormMutation } from '@muster/kit';
import { useZodForm } from '@muster/ui';
import { useState } from 'react';
import type { DialogAction } from './dialog-actions.ts';
import type { Rate } from './rate-field.tsx';
import { useTakeAction } from './use-take-action.ts';

/** Values of the small dialogs; each action takes what it needs. */
export type ActionInput = {
  note: string;
  round: string;
  days: (string | null)[];
  startDate: string | null;
  billRate: Rate | null;
  payRate: Rate | null;
  belowMinimum: boolean;
  jobId: string | null;
  stage: EarlyStageKind;
  outcome: 'selected' | 'rejected' | 'withdrawn';
  reasonId: string | null;
};

const schemas = {
  ask_interest: askInterestSchema,
  mark_interested: applicationNoteSchema,
  review: applicationNoteSchema.pick({ version: true }),
  recall: applicationNoteSchema,
  request_interview: requestInterviewSchema,
  unselect: unselectSchema,
  start_contracting: contractSchema,
  contracting_fails: contractingFailsSchema,
  move_to_job: moveToJobSchema,
} as const satisfies Record<DialogAction, z.ZodType>;

/** Builds an action's body; its schema reports missing values. */
function bodyOf(action: DialogAction, input: ActionInput): Record<string, unknown> {
  const note = input.note.trim();
  switch (action) {
    case 'ask_interest':
      return { message: note || null };
    case 'mark_interested':
    case 'recall':
      return { note: note || null };
    case 'review':
      return {};
    case 'request_interview':
      return {
        note,
        round: input.round.trim() || null,
        days: input.days.filter((day) => day !== null),
      };
    case 'unselect':
      return { note };
    case 'contracting_fails':
      return { note, outcome: input.outcome, reasonId: input.reasonId };
    case 'move_to_job':
      return { note: note || null, jobId: input.jobId, stage: input.stage };
    case 'start_contracting': {
      const { startDate, billRate, payRate, belowMinimum } = input;
      return { startDate, billRate, payRate, belowMinimum };
    }
  }
}

/** Form of a small dialog: validated by its action's schema, guarded, sent once. */
export function useActionForm(
  action: DialogAction,
  record: ApplicationRecord,
  onDone: (after: ApplicationRow) => void,
) {
  const take = useTakeAction(action, record.id);
  const { version } = record;
  // Asked once the rate turns out to be below the candidate's minimum.
  const [isBelow, setBelow] = useState(false);
  const form = useZodForm<z.ZodType, ActionInput>({
    schema: schemas[action],
    initialValues: {
      note: '',
      round: '',
      days: [null],
      startDate: record.agreedStart,
      billRate: record.billRate ?? null,
      payRate: record.payRate ?? null,
      belowMinimum: false,
      jobId: null,
      stage: 'added',
      outcome: 'selected',
      reasonId: null,
    },
    prepare: (values) => ({ ...bodyOf(action, values), version }),
    mapPath: (path) => ({ message: 'note', days: 'days.0' })[path] ?? path,
  });
  const saving = useFormMutation({
    form,
    mutation: take,
    version,
    toArgs: ({ values, version: onto }) => ({
      body: { ...bodyOf(action, values), version: onto },
    }),
    onSaved: onDone,
    onRefused: ({ code }) => {
      if (code === 'RATE_BELOW_MINIMUM') setBelow(true);
      return false;
    },
  });
  return { form, saving, isBelow };
}
export type ActionForm = ReturnType<typeof useActionForm>['form'];

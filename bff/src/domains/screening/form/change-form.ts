import {
  openScreeningStates,
  screeningFormMachine,
  stepOf,
  type ScreeningFormMachineAction,
} from '@muster/contracts';
import { audit, changesBetween, type AuditEntry } from '../../../audit/audit.service.ts';
import { changeState, requireState, type StateChangeRules } from '../../../db/transition.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { followVetting, type Following } from '../../vetting/api/vetting-status.ts';
import { hasOpenForm } from './open-forms.ts';
import {
  ScreeningFormModel,
  type ScreeningFormRecord,
} from '../../../records/screening/screening-form.model.ts';

/** Fields recorded in the audit log with each change. */
export const auditedFields = [
  'status',
  'title',
  'intro',
  'dueInDays',
  'expiresAt',
  'reminders',
  'score',
  'deletedAt',
] as const satisfies readonly (keyof ScreeningFormRecord)[];

interface FormChange extends StateChangeRules<ScreeningFormRecord> {
  action: ScreeningFormMachineAction;
  set?: (current: ScreeningFormRecord) => Partial<ScreeningFormRecord>;
  /** The author of a change without a session. */
  by?: Pick<AuditEntry, 'actorKind' | 'tokenId'>;
}

/**
 * Changes the state of a form, with audit. A repeated action returns the current state.
 * @throws AppError INVALID_TRANSITION, VERSION_CONFLICT
 */
export async function changeForm(
  tx: Tx,
  current: ScreeningFormRecord,
  { action, set, by, ...rules }: FormChange,
): Promise<ScreeningFormRecord> {
  const { to } = stepOf(screeningFormMachine, action);
  const { after, already } = await changeState<ScreeningFormRecord>(
    tx,
    ScreeningFormModel,
    current,
    {
      isRepeat: ({ status }) => status === to,
      ...rules,
      name: `screening_form.${action}`,
      requireState: ({ status }) => requireState(screeningFormMachine, action, status),
      set: (form) => ({
        $set: {
          status: to,
          previousStatus: form.status,
          isLive: openScreeningStates.some((state) => state === to),
          ...set?.(form),
        },
      }),
    },
  );
  if (already) return current;
  await audit(tx, {
    action: `screening_form.${action}`,
    entity: 'screening_form',
    entityId: current._id,
    changes: changesBetween<ScreeningFormRecord>(current, after, auditedFields),
    ...by,
  });
  await bringVettingOn(tx, after, action);
  return after;
}

const vettingSteps: Partial<Record<ScreeningFormMachineAction, Following>> = {
  send: 'send_screening',
  enable: 'send_screening',
  extend: 'send_screening',
  submit: 'candidate_submits',
  disable_link: 'form_ends',
  expire: 'form_ends',
};

/** Updates the candidate's vetting with their forms; it goes back when none is left to answer. */
async function bringVettingOn(
  tx: Tx,
  { candidateId }: ScreeningFormRecord,
  action: ScreeningFormMachineAction,
): Promise<void> {
  const step = vettingSteps[action];
  if (!step) return;
  if (step === 'form_ends' && (await hasOpenForm(candidateId, tx.session))) return;
  await followVetting(tx, candidateId, step);
}

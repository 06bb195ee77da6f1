import {
  limits,
  openScreeningStates,
  type ScreeningFormState,
  type screeningFormEndpoints,
} from '@muster/contracts';
import { audit } from '../../../audit/audit.service.ts';
import { compareAndSet } from '../../../db/record-version.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { versionConflict } from '../../../db/versioned-update.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import type { FoundForm } from '../form/find-form.ts';
import {
  ScreeningFormModel,
  type ScreeningFormRecord,
} from '../../../records/screening/screening-form.model.ts';
import { mailForm } from './form-mails.ts';
import { requireAskable } from './may-be-asked.ts';
import { runOnForm } from './send-form.ts';

/** Checks whether the candidate can still answer. */
export const isOpenForm = ({ status }: { status: ScreeningFormState }): boolean =>
  openScreeningStates.some((state) => state === status);

/** Reminds the candidate at a user's request. */
export const remindOfForm: Service<typeof screeningFormEndpoints.remind> = (
  ctx,
  { params, body },
) =>
  runOnForm(ctx, params.id, async (tx, found) => {
    const { form, candidate } = found;
    if (!isOpenForm(form) || form.reminders >= limits.screening.reminders)
      throw new AppError('INVALID_TRANSITION', {
        context: { currentState: form.status, action: 'remind' },
      });
    if (body.version !== form.version) throw versionConflict(form, ['reminders']);
    await requireAskable(candidate, tx.session);
    return sendReminder(tx, found);
  });

/** Sends another reminder, with a separate link. */
export async function sendReminder(
  tx: Tx,
  { form, candidate }: FoundForm,
): Promise<ScreeningFormRecord> {
  const reminders = form.reminders + 1;
  const after = await compareAndSet<ScreeningFormRecord>(tx, ScreeningFormModel, form, {
    $set: { reminders, lastReminderAt: tx.at, lastAction: 'screening_form.remind' },
  });
  if (!after) throw versionConflict(form, ['reminders']);
  await audit(tx, {
    action: 'screening_form.remind',
    entity: 'screening_form',
    entityId: form._id,
    changes: [{ path: 'reminders', before: form.reminders, after: reminders }],
  });
  await mailForm(tx, { form: after, candidate }, 'screening_reminder', {
    message: null,
    words: null,
    language: form.mailLanguage ?? 'en',
    sendAt: null,
  });
  return after;
}

import { approveHoursByMailSchema, formatHours } from '@muster/contracts';
import { useFormMutation } from '@muster/kit';
import { useZodForm } from '@muster/ui';
import { api } from '../../api.ts';
import { ConfirmWithCode, useCodeRefusal } from '../../shared/confirm-with-code.tsx';
import type { HoursFormProps } from './hours-form.types.ts';
import { useHoursMessages } from './messages.ts';
import { useHoursCode } from './use-hours-code.ts';

/** Approves hours as they were read: changed hours are refused and shown. */
export function ApproveForm({ handle, visit, onBack, onDone }: HoursFormProps) {
  const t = useHoursMessages();
  const request = useHoursCode(handle);
  const refuseCode = useCodeRefusal();
  const [approve] = api.useTimesheetVisitApproveMutation();
  const { version, minutes } = visit.timesheet;
  const form = useZodForm({
    schema: approveHoursByMailSchema.omit({ version: true }),
    initialValues: { code: '' },
  });
  const saving = useFormMutation({
    form,
    mutation: approve,
    version,
    toArgs: (input) => ({ params: { handle }, body: { ...input.output, version: input.version } }),
    onSaved: onDone,
    onRefused: (error) => refuseCode(form, error),
  });
  return (
    <ConfirmWithCode
      request={request}
      saving={saving}
      onBack={onBack}
      label={t('approve.title', { hours: formatHours(minutes) })}
      effects={t('approve.effects', { agency: visit.agencyName })}
      confirm={t('confirm.approve')}
      back={t('back')}
      maskedEmail={visit.maskedEmail}
      summary={form.summary}
      code={form.field('code')}
    />
  );
}

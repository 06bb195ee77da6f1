import { placementSupervisorSchema, shiftDay } from '@muster/contracts';
import { ReadProblem } from '@muster/kit';
import { DateField, SelectField, dayKey, useNow } from '@muster/ui';
import { usePlacementMessages } from './messages.ts';
import { PlacementDialog, type PlacementDialogProps } from './placement-dialog.tsx';
import {
  usePlacementsChangeSupervisorMutation,
  usePositionsSupervisorsQuery,
} from './placements-context.tsx';
import { usePlacementForm } from './use-placement-form.ts';

/** Selects the client's supervisor and the deputy. */
export function SupervisorDialog({ placement, onClose }: PlacementDialogProps) {
  const t = usePlacementMessages();
  const supervisors = usePositionsSupervisorsQuery({ params: { id: placement.job.id } });
  const [changeSupervisor] = usePlacementsChangeSupervisorMutation();
  const { form, saving } = usePlacementForm({
    placement,
    schema: placementSupervisorSchema,
    initialValues: {
      supervisorCompanyUserId: eligible(placement.supervisor),
      backupSupervisorId: eligible(placement.backupSupervisor),
      from: null as string | null,
    },
    prepare: ({ supervisorCompanyUserId, ...rest }) => ({
      ...rest,
      supervisorCompanyUserId: supervisorCompanyUserId ?? '',
    }),
    mutation: changeSupervisor,
    said: ({ nextSupervisor }) =>
      t(nextSupervisor ? 'done.plan_supervisor' : 'done.change_supervisor'),
    onDone: onClose,
  });
  const options = (supervisors.data?.data ?? []).map(({ id, name, title }) => ({
    value: id,
    label: title ? `${name}, ${title}` : name,
  }));
  const tomorrow = shiftDay(dayKey(useNow()), 1);
  const chosen = form.values.supervisorCompanyUserId;
  return (
    <PlacementDialog
      placement={placement}
      onClose={onClose}
      title={t('action.change_supervisor')}
      effects={[t('effect.told')]}
      summary={form.summary}
      saving={saving}
    >
      <ReadProblem query={supervisors} what={t('dialog.supervisor')} />
      <SelectField
        label={t('dialog.supervisor')}
        required
        options={options}
        {...form.field('supervisorCompanyUserId')}
      />
      <SelectField
        label={t('dialog.backup')}
        help={t('dialog.backupHelp')}
        options={options.filter(({ value }) => value !== chosen)}
        {...form.field('backupSupervisorId')}
      />
      <DateField
        label={t('dialog.from')}
        help={t('dialog.supervisorFromHelp')}
        min={tomorrow}
        {...form.field('from')}
      />
    </PlacementDialog>
  );
}

/** A former supervisor is not preselected. */
const eligible = (supervisor: { id: string; eligible: boolean } | null): string | null =>
  supervisor?.eligible ? supervisor.id : null;

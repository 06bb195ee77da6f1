import {
  employments,
  evaluationCycles,
  teamMemberPatch,
  type BodyOf,
  type TeamMember,
  type teamEndpoints,
} from '@muster/contracts';
import {
  changedFields,
  useFormMutation,
  useFormRecord,
  useOverlayClose,
  usePlatform,
} from '@muster/kit';
import {
  DateField,
  FieldRow,
  FormDrawer,
  NumberField,
  SearchSelectField,
  SegmentedField,
  SelectField,
  TextField,
  useZodForm,
} from '@muster/ui';
import { api } from '../../../api.ts';
import { useStaffOptions } from '../../../shared/use-staff-options.ts';
import { useMemberMessages } from '../messages.ts';

type Changes = Required<BodyOf<typeof teamEndpoints.update>['changes']>;
const schema = teamMemberPatch.shape.changes.required();

const valuesOf = (member: TeamMember) => ({
  title: member.title,
  department: member.department ?? '',
  managerUserId: member.manager?.id ?? null,
  startDate: member.startDate,
  employment: member.employment,
  weeklyHours: member.weeklyHours as number | null,
  harvestId: member.harvestId ?? '',
  evaluationCycleMonths: String(member.evaluationCycleMonths),
  status: (member.status === 'on_leave' ? 'on_leave' : 'active') as 'active' | 'on_leave',
});
type Values = ReturnType<typeof valuesOf>;
const inputOf = ({ department, harvestId, evaluationCycleMonths, ...values }: Values) => ({
  ...values,
  department: department || null,
  harvestId: harvestId || null,
  evaluationCycleMonths: Number(evaluationCycleMonths),
});

/** A member's function, manager and workload. */
export function EditMemberDrawer({ member: given }: { member: TeamMember }) {
  const t = useMemberMessages();
  const platform = usePlatform();
  const close = useOverlayClose();
  const searchPeople = useStaffOptions(given.userId);
  const [member] = useFormRecord(given);
  const [update] = api.useTeamUpdateMutation();
  const base = valuesOf(member);
  const form = useZodForm({ schema, initialValues: base, prepare: inputOf });
  const saving = useFormMutation({
    form,
    mutation: update,
    version: member.version,
    toArgs: ({ values, version, base: before }) => ({
      params: { id: member.id },
      body: {
        version,
        changes: changedFields<Changes>(inputOf(before) as Changes, inputOf(values) as Changes),
      },
    }),
    onSaved: () => {
      platform.notify({ kind: 'success', text: t('edit.saved') });
      close({ saved: true });
    },
    onConflict: { base, toValues: valuesOf as (current: TeamMember) => Values },
  });
  return (
    <FormDrawer
      onClose={close}
      title={t('edit.title')}
      subtitle={member.name}
      cancel={t('edit.cancel')}
      save={t('edit.save')}
      form={form}
      saving={saving}
    >
      <TextField label={t('work.job')} required {...form.field('title')} />
      <TextField label={t('work.department')} {...form.field('department')} />
      <SearchSelectField
        label={t('edit.manager')}
        help={t('edit.managerHelp')}
        search={searchPeople}
        valueOption={member.manager && { value: member.manager.id, label: member.manager.name }}
        {...form.field('managerUserId')}
      />
      <FieldRow>
        <DateField label={t('work.start')} required {...form.field('startDate')} />
        <NumberField label={t('work.hours')} required {...form.field('weeklyHours')} />
      </FieldRow>
      <FieldRow>
        <SelectField
          label={t('work.employment')}
          required
          options={employments.map((value) => ({ value, label: t(`work.${value}`) }))}
          {...form.field('employment')}
        />
        <SelectField
          label={t('work.cycle')}
          required
          options={evaluationCycles.map((months) => ({
            value: String(months),
            label: t('work.everyMonths', { count: months }),
          }))}
          {...form.field('evaluationCycleMonths')}
        />
      </FieldRow>
      <SegmentedField
        label={t('edit.status')}
        options={[
          { value: 'active', label: t('edit.active') },
          { value: 'on_leave', label: t('edit.onLeave') },
        ]}
        {...form.field('status')}
      />
      <TextField label={t('work.harvestId')} {...form.field('harvestId')} />
    </FormDrawer>
  );
}

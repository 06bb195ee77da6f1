import { evaluationCreateSchema, type MemberEvaluations, type TeamMember } from '@muster/contracts';
import { ReadProblem, useFormMutation, usePlatform } from '@muster/kit';
import {
  DateField,
  FieldRow,
  FormDrawer,
  NoticeBar,
  SearchSelectField,
  SelectField,
  TextField,
  useZodForm,
} from '@muster/ui';
import { api } from '../../../api.ts';
import { useStaffOptions } from '../../../shared/use-staff-options.ts';
import { useMemberEvaluationMessages } from './messages.ts';

interface StartEvaluationDrawerProps {
  member: TeamMember;
  next: NonNullable<MemberEvaluations['next']>;
  onClose: () => void;
}

/** Schedules an evaluation: cycle, due date, reviewer and criteria. */
export function StartEvaluationDrawer({ member, next, onClose }: StartEvaluationDrawerProps) {
  const t = useMemberEvaluationMessages();
  const { notify } = usePlatform();
  const search = useStaffOptions(member.userId);
  const templateList = api.useEvaluationTemplatesListQuery({});
  const templates = (templateList.data?.data ?? []).filter(({ isActive }) => isActive);
  const [create] = api.useEvaluationsCreateMutation();
  const { reviewer, ...plan } = next;
  const form = useZodForm({
    schema: evaluationCreateSchema,
    initialValues: {
      ...plan,
      reviewerUserId: reviewer?.id ?? null,
      templateId: null as string | null,
    },
    prepare: ({ templateId, ...values }) => ({
      ...values,
      templateId: templateId ?? templates[0]?.id ?? '',
    }),
  });
  const template = form.field('templateId');
  const saving = useFormMutation({
    form,
    mutation: create,
    toArgs: ({ output }) => ({ params: { id: member.id }, body: output }),
    onSaved: () => {
      notify({ kind: 'success', text: t('form.saved') });
      onClose();
    },
  });
  return (
    <FormDrawer
      onClose={onClose}
      title={t('form.title')}
      subtitle={member.name}
      cancel={t('form.cancel')}
      save={t('form.save')}
      form={form}
      saving={saving}
    >
      <TextField label={t('form.cycle')} required {...form.field('cycle')} />
      <FieldRow>
        <DateField label={t('form.from')} required {...form.field('periodStart')} />
        <DateField label={t('form.to')} required {...form.field('periodEnd')} />
      </FieldRow>
      <DateField label={t('form.due')} required {...form.field('dueOn')} />
      <SearchSelectField
        label={t('form.reviewer')}
        required
        search={search}
        valueOption={reviewer && { value: reviewer.id, label: reviewer.name }}
        {...form.field('reviewerUserId')}
      />
      <ReadProblem query={templateList} what={t('form.template')} />
      <SelectField
        label={t('form.template')}
        help={t('form.templateHelp')}
        required
        options={templates.map(({ id, name }) => ({ value: id, label: name }))}
        {...template}
        value={template.value ?? templates[0]?.id ?? null}
      />
      <NoticeBar kind="quiet">{t('form.effect', { name: member.name })}</NoticeBar>
    </FormDrawer>
  );
}

import {
  evaluationPlanSchema,
  type BodyOf,
  type Evaluation,
  type evaluationEndpoints,
} from '@muster/contracts';
import { changedFields, useFormMutation, useFormRecord, usePlatform } from '@muster/kit';
import { DateField, FormDrawer, NoticeBar, SearchSelectField, useZodForm } from '@muster/ui';
import { api } from '../../api.ts';
import { CriteriaFields, criteriaInput, criterionValues } from '../../shared/criteria-fields.tsx';
import { useStaffOptions } from '../../shared/use-staff-options.ts';
import { useEvaluationMessages } from './messages.ts';

type Changes = BodyOf<typeof evaluationEndpoints.plan>['changes'];
const schema = evaluationPlanSchema.shape.changes;

const valuesOf = ({ reviewer, dueOn, criteria }: Evaluation) => ({
  reviewerUserId: reviewer?.id ?? null,
  dueOn,
  criteria: criterionValues(criteria),
});
type Values = ReturnType<typeof valuesOf>;
const inputOf = ({ criteria, ...values }: Values) => ({
  ...values,
  criteria: criteriaInput(criteria),
});

/** Edits the reviewer and due date, and the criteria while nothing is rated. */
export function PlanDrawer({
  evaluation: given,
  onClose,
}: {
  evaluation: Evaluation;
  onClose: () => void;
}) {
  const t = useEvaluationMessages();
  const { notify } = usePlatform();
  const [evaluation] = useFormRecord(given);
  const search = useStaffOptions('');
  const [plan] = api.useEvaluationsPlanMutation();
  const base = valuesOf(evaluation);
  const form = useZodForm({ schema, initialValues: base, prepare: inputOf });
  const { field } = form;
  const saving = useFormMutation({
    form,
    mutation: plan,
    version: evaluation.version,
    toArgs: ({ values, version, base: before }) => ({
      params: { id: evaluation.id },
      body: {
        version,
        changes: changedFields<Required<Changes>>(
          inputOf(before) as Required<Changes>,
          inputOf(values) as Required<Changes>,
        ),
      },
    }),
    onSaved: () => {
      notify({ kind: 'success', text: t('planning.saved') });
      onClose();
    },
    onConflict: { base, toValues: valuesOf as (current: Evaluation) => Values },
  });
  return (
    <FormDrawer
      onClose={onClose}
      title={t('planning.title')}
      subtitle={`${evaluation.member.name} · ${evaluation.cycle}`}
      cancel={t('planning.cancel')}
      save={t('planning.save')}
      onlyChanges
      form={form}
      saving={saving}
    >
      <SearchSelectField
        label={t('planning.reviewer')}
        required
        search={search}
        valueOption={
          evaluation.reviewer && { value: evaluation.reviewer.id, label: evaluation.reviewer.name }
        }
        {...field('reviewerUserId')}
      />
      <DateField label={t('planning.due')} required {...field('dueOn')} />
      {evaluation.status === 'scheduled' ? (
        <CriteriaFields
          list={form.list}
          name={(index) => field(`criteria.${index}.name`)}
          description={(index) => field(`criteria.${index}.description`)}
          weight={(index) => field(`criteria.${index}.weight`)}
        />
      ) : (
        <NoticeBar kind="quiet">{t('planning.fixed')}</NoticeBar>
      )}
    </FormDrawer>
  );
}

import {
  currencies,
  evaluationContentSchema,
  evaluationProblems,
  evaluationScore,
  goalStates,
  limits,
  type Evaluation,
} from '@muster/contracts';
import { useFormMutation } from '@muster/kit';
import {
  Button,
  Card,
  DateField,
  ErrorSummary,
  FieldRow,
  Form,
  MoneyField,
  RepeatRows,
  SelectField,
  Stack,
  TextArea,
  TextField,
  useZodForm,
  type BoundField,
} from '@muster/ui';
import { useRef, useState } from 'react';
import { api } from '../../api.ts';
import { ClientInput } from './client-input.tsx';
import { EvaluationDialog } from './evaluation-dialog.tsx';
import classes from './evaluation.module.css';
import { useEvaluationMessages } from './messages.ts';
import { RatingFields } from './rating-fields.tsx';
import {
  ratingInputs,
  reviewChanges,
  reviewInput,
  reviewPath,
  reviewValues,
  type ReviewValues,
} from './review-values.ts';
import { useAutosave } from './use-autosave.ts';

const most = limits.evaluation;

/** The reviewer's form: saved while writing, submitted once it is complete. */
export function ReviewForm({ evaluation }: { evaluation: Evaluation }) {
  const t = useEvaluationMessages();
  const { id, criteria } = evaluation;
  const [update] = api.useEvaluationsUpdateMutation();
  const [kept, setKept] = useState({
    values: reviewValues(evaluation),
    version: evaluation.version,
    isNew: true,
  });
  const [submits, setSubmits] = useState(false);
  const sent = useRef(kept.values);
  const form = useZodForm({
    schema: evaluationContentSchema,
    initialValues: kept.values,
    prepare: reviewInput,
    mapPath: reviewPath(criteria.map((criterion) => criterion.id)),
  });
  const { field } = form;
  const saving = useFormMutation({
    form,
    mutation: update,
    version: kept.version,
    toArgs: ({ values, version, base }) => {
      sent.current = values;
      return { params: { id }, body: { version, changes: reviewChanges(base, values) } };
    },
    onSaved: ({ version }) => {
      setKept({ values: sent.current, version, isNew: false });
      form.rebase(sent.current);
    },
    onConflict: { base: kept.values, toValues: reviewValues },
  });
  useAutosave(form.values, form.dirty && !saving.pending && !saving.dialog, saving.submit);
  const score = evaluationScore(criteria, ratingInputs(form.values.ratings));
  const handIn = () => {
    const problems = evaluationProblems({
      criteria,
      ratings: ratingInputs(form.values.ratings),
      strengths: form.values.strengths,
      improvements: form.values.improvements,
    });
    if (problems.length > 0)
      return form.setServerErrors(
        problems.map(({ path, code, params }) => ({ path, code, message: '', params })),
      );
    setSubmits(true);
  };
  const status = saving.pending ? t('keeping') : kept.isNew || form.dirty ? '' : t('kept');
  return (
    <>
      <ClientInput
        evaluation={{ ...evaluation, clientInput: null }}
        version={kept.version}
        onAsked={(version) => setKept((before) => ({ ...before, version }))}
      />
      <Form wide onSubmit={saving.submit}>
        <Stack>
          <ErrorSummary {...form.summary} />
          <RatingFields
            criteria={criteria}
            selfRatings={evaluation.selfRatings}
            score={(one) => field(`ratings.${one}.score`)}
            comment={(one) => field(`ratings.${one}.comment`)}
          />
          <Card title={t('section.score')}>
            <div className={classes.score}>
              {score === null ? t('noScore') : t('score', { score: score.toFixed(2) })}
            </div>
          </Card>
          <Card title={t('section.text')}>
            <Stack>
              {(['strengths', 'improvements'] as const).map((name) => (
                <TextArea
                  key={name}
                  label={t(name)}
                  required
                  help={t('explain', { min: most.explained })}
                  maxLength={most.text}
                  {...field(name)}
                />
              ))}
            </Stack>
          </Card>
          <Card title={t('section.goals')}>
            <RepeatRows
              label={t('section.goals')}
              {...form.list('goals')}
              newItem={(): ReviewValues['goals'][number] => ({
                id: null,
                text: '',
                dueOn: null,
                status: 'open',
              })}
              addLabel={t('addGoal')}
              itemLabel={({ text }) => text}
              max={most.goals}
              emptyText={t('noGoals')}
              renderRow={(_goal, index) => (
                <>
                  <TextField label={t('goal')} {...field(`goals.${index}.text`)} />
                  <FieldRow>
                    <DateField label={t('goalDue')} {...field(`goals.${index}.dueOn`)} />
                    <SelectField
                      label={t('goalStatus')}
                      required
                      options={goalStates.map((value) => ({
                        value,
                        label: t(`goalState.${value}`),
                      }))}
                      {...field(`goals.${index}.status`)}
                    />
                  </FieldRow>
                </>
              )}
            />
          </Card>
          <Card title={t('section.phone')}>
            <Stack>
              <TextField label={t('clientName')} {...field('clientName')} />
              <TextArea
                label={t('clientText')}
                help={t('clientHelp')}
                maxLength={most.clientText}
                {...field('clientText')}
              />
            </Stack>
          </Card>
          <Card title={t('section.managers')}>
            <Stack>
              <TextArea
                label={t('managerNote')}
                help={t('managerHelp')}
                maxLength={most.managerNote}
                {...field('managerOnlyNote')}
              />
              {evaluation.rateSuggestion !== undefined && <Rate {...field('rateSuggestion')} />}
            </Stack>
          </Card>
          <div className={classes.actions}>
            <Button disabled={form.dirty || saving.pending} onClick={handIn}>
              {t('act.submit')}
            </Button>
            <Button type="submit" variant="default" disabled={!form.dirty} loading={saving.pending}>
              {t('save')}
            </Button>
            <span role="status">{status}</span>
          </div>
        </Stack>
      </Form>
      {saving.dialog}
      {submits && (
        <EvaluationDialog
          evaluation={{ ...evaluation, version: kept.version }}
          action="submit"
          onClose={() => setSubmits(false)}
        />
      )}
    </>
  );
}

type Rate = NonNullable<Evaluation['rateSuggestion']>;

/** The suggested hourly rate of the person. */
function Rate({ value, onChange, ...field }: BoundField<Rate | null | undefined>) {
  const t = useEvaluationMessages();
  return (
    <MoneyField
      {...field}
      label={t('rate')}
      currencies={currencies}
      value={value ?? null}
      onChange={(money) =>
        onChange(money && { ...money, currency: money.currency as Rate['currency'] })
      }
    />
  );
}

import {
  languageLevels,
  limits,
  seniorities,
  vettingCompetencies,
  vettingRecommendations,
  type Scorecard,
  type VettingCompetency,
} from '@muster/contracts';
import {
  Button,
  Card,
  ErrorSummary,
  FieldRow,
  Form,
  SelectField,
  Stack,
  TextArea,
  TextField,
  enumLabels,
} from '@muster/ui';
import { useScorecardMessages } from './messages.ts';
import { FromTranscript } from './from-transcript.tsx';
import { RateFields } from './rate-fields.tsx';
import { ScorecardHistory } from './scorecard-history.tsx';
import { useScorecardForm } from './use-scorecard-form.ts';
import classes from './scorecard.module.css';

const scores = ['1', '2', '3', '4', '5'].map((value) => ({ value, label: value }));
const { vetting: max } = limits;

/** The form of a scorecard that the user may write, saved as they type. */
export function ScorecardForm({ scorecard }: { scorecard: Scorecard }) {
  const t = useScorecardMessages();
  const { kind, questions, skills, status } = scorecard;
  const { form, saving, draft, submit } = useScorecardForm(scorecard);
  const { field } = form;
  const mark = (path: `ratings.${VettingCompetency}` | `answers.${string}`, name: string) => (
    <FieldRow key={path}>
      <SelectField
        label={t('scoreOf', { name })}
        placeholder={t('notAssessed')}
        clearable
        options={scores}
        {...field(`${path}.score`)}
      />
      <TextField label={t('noteOf', { name })} maxLength={max.remark} {...field(`${path}.note`)} />
    </FieldRow>
  );
  return (
    <>
      <Form onSubmit={submit} wide>
        <Stack>
          {saving.draft}
          <ErrorSummary {...form.summary} />
          {scorecard.transcript && (
            <FromTranscript
              transcript={scorecard.transcript}
              onCopy={(to, text) => {
                const isLong = to === 'strengths' || to === 'concerns';
                const { value, onChange } = isLong ? field(to) : field(`ratings.${to}.note`);
                onChange([value, text].filter(Boolean).join(isLong ? '\n' : ' '));
              }}
            />
          )}
          <Card title={t('section.verdict')}>
            <Stack>
              <SelectField
                label={t('recommendation.label')}
                required
                options={vettingRecommendations.map((value) => ({
                  value,
                  label: t(`recommendation.${value}`),
                }))}
                {...field('recommendation')}
              />
              {(['strengths', 'concerns'] as const).map((name) => (
                <TextArea
                  key={name}
                  label={t(name)}
                  help={t('explain')}
                  maxLength={max.text}
                  {...field(name)}
                />
              ))}
            </Stack>
          </Card>
          <Card title={t('section.competencies')}>
            <Stack>
              <p className={classes.hint}>{t('rateOne')}</p>
              {vettingCompetencies.map((name) => mark(`ratings.${name}`, t(`competency.${name}`)))}
            </Stack>
          </Card>
          {questions.length > 0 && (
            <Card title={t('section.questions')} count={questions.length}>
              <Stack>
                {questions.map(({ id, text, idealAnswer }) => (
                  <div key={id}>
                    {mark(`answers.${id}`, text)}
                    {idealAnswer && <small>{t('ideal', { text: idealAnswer })}</small>}
                  </div>
                ))}
              </Stack>
            </Card>
          )}
          <Card title={t('section.evidence')}>
            <Stack>
              <SelectField
                label={t('english')}
                clearable
                required={kind === 'intro_language'}
                options={languageLevels.map((value) => ({ value, label: value }))}
                {...field('englishLevel')}
              />
              {skills.map(({ id, name }) => (
                <SelectField
                  key={id}
                  label={t('skillScore', { name })}
                  placeholder={t('notAssessed')}
                  clearable
                  options={scores}
                  {...field(`skills.${id}`)}
                />
              ))}
              <SelectField
                label={t('seniority')}
                clearable
                options={seniorities.map((value) => ({
                  value,
                  label: enumLabels.seniority[value],
                }))}
                {...field('suggestedSeniority')}
              />
              {scorecard.seesRate && <RateFields {...field('suggestedRate')} />}
            </Stack>
          </Card>
          <Card title={t('section.client')}>
            <TextArea
              label={t('clientSummary')}
              help={t('clientHelp')}
              maxLength={max.clientSummary}
              {...field('clientSummary')}
            />
          </Card>
          <ScorecardHistory scorecard={scorecard} />
          <div>
            <Button type="submit" loading={saving.pending}>
              {t(status === 'draft' ? 'submit' : 'amend')}
            </Button>{' '}
            <span role="status">{draft.state === 'idle' ? '' : t(draft.state)}</span>
          </div>
        </Stack>
      </Form>
      {saving.dialog ?? draft.dialog}
    </>
  );
}

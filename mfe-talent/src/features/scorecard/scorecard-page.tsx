import { useParams } from 'react-router-dom';
import {
  languageLevels,
  limits,
  seniorities,
  talentRoutes,
  vettingCompetencies,
  vettingRecommendations,
  type Scorecard,
  type VettingCompetency,
} from '@muster/contracts';
import { QueryView, RouteLink, useDocumentTitle } from '@muster/kit';
import {
  Button,
  Card,
  ErrorSummary,
  FieldRow,
  Form,
  PageHeader,
  PageSkeleton,
  SelectField,
  Stack,
  StateBadge,
  TextArea,
  TextField,
  formatDate,
} from '@muster/ui';
import { api } from '../../api.ts';
import { useScorecardMessages, type ScorecardWords } from './messages.ts';
import { RateFields } from './rate-fields.tsx';
import { useScorecardForm } from './use-scorecard-form.ts';

/** What an interviewer found; their own to write, those of others to read. */
export function ScorecardPage() {
  const { vettingFeedbackId = '' } = useParams();
  const query = api.useScorecardsReadQuery({ params: { id: vettingFeedbackId } });
  return (
    <QueryView query={query} skeleton={<PageSkeleton variant="record" />}>
      {(scorecard) => <ScorecardForm key={scorecard.id} scorecard={scorecard} />}
    </QueryView>
  );
}

const scores = ['1', '2', '3', '4', '5'].map((value) => ({ value, label: value }));
const { vetting: most } = limits;

function ScorecardForm({ scorecard }: { scorecard: Scorecard }) {
  const t = useScorecardMessages();
  const { candidate, kind, questions, skills, author, status } = scorecard;
  const { form, saving, mayWrite, keptText, submit } = useScorecardForm(scorecard);
  const { field } = form;
  useDocumentTitle(t('title', { name: candidate.name }));
  const mark = (path: `ratings.${VettingCompetency}` | `answers.${string}`, name: string) => (
    <FieldRow key={path}>
      <SelectField
        label={t('scoreOf', { name })}
        placeholder={t('notAssessed')}
        clearable
        disabled={!mayWrite}
        options={scores}
        {...field(`${path}.score`)}
      />
      <TextField
        label={t('noteOf', { name })}
        maxLength={most.remark}
        disabled={!mayWrite}
        {...field(`${path}.note`)}
      />
    </FieldRow>
  );
  return (
    <>
      <PageHeader
        title={t('title', { name: candidate.name })}
        subtitle={[t(`kind.${kind}`), author?.name, candidate.number].filter(Boolean).join(' · ')}
        actions={
          <>
            <StateBadge machine="scorecard" state={status} />
            {scorecard.allowedActions.includes('delete') && (
              <RouteLink
                route={talentRoutes.scorecardDelete}
                params={{ candidateId: candidate.id, vettingFeedbackId: scorecard.id }}
              >
                {t('delete')}
              </RouteLink>
            )}
          </>
        }
      />
      <Form onSubmit={submit} wide>
        <Stack>
          {saving.draft}
          <ErrorSummary {...form.summary} />
          <Card title={t('section.verdict')}>
            <Stack>
              <SelectField
                label={t('recommendation.label')}
                required
                disabled={!mayWrite}
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
                  maxLength={most.text}
                  disabled={!mayWrite}
                  {...field(name)}
                />
              ))}
            </Stack>
          </Card>
          <Card title={t('section.competencies')}>
            <Stack>
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
                disabled={!mayWrite}
                options={languageLevels.map((value) => ({ value, label: value }))}
                {...field('englishLevel')}
              />
              {skills.map(({ id, name }) => (
                <SelectField
                  key={id}
                  label={t('skillScore', { name })}
                  placeholder={t('notAssessed')}
                  clearable
                  disabled={!mayWrite}
                  options={scores}
                  {...field(`skills.${id}`)}
                />
              ))}
              <SelectField
                label={t('seniority')}
                clearable
                disabled={!mayWrite}
                options={seniorities.map((value) => ({ value, label: value }))}
                {...field('suggestedSeniority')}
              />
              {scorecard.seesRate && (
                <RateFields disabled={!mayWrite} {...field('suggestedRate')} />
              )}
            </Stack>
          </Card>
          <Card title={t('section.client')}>
            <TextArea
              label={t('clientSummary')}
              help={t('clientHelp')}
              maxLength={most.clientSummary}
              disabled={!mayWrite}
              {...field('clientSummary')}
            />
          </Card>
          {scorecard.revisions.length > 0 && <History scorecard={scorecard} t={t} />}
          {mayWrite && (
            <div>
              <Button type="submit" loading={saving.pending}>
                {t(status === 'draft' ? 'submit' : 'amend')}
              </Button>{' '}
              <span role="status">{keptText}</span>
            </div>
          )}
        </Stack>
      </Form>
      {saving.dialog}
    </>
  );
}

function History({ scorecard, t }: { scorecard: Scorecard; t: ScorecardWords }) {
  return (
    <Card title={t('section.history')} count={scorecard.revisions.length}>
      <Stack>
        {scorecard.revisions.map(({ at, by, recommendation, strengths, concerns }) => (
          <div key={at}>
            <strong>
              {t('revision', {
                name: by?.name ?? '',
                date: formatDate(at),
                recommendation: recommendation ? t(`recommendation.${recommendation}`) : '',
              })}
            </strong>
            <p>{[strengths, concerns].filter(Boolean).join(' / ')}</p>
          </div>
        ))}
      </Stack>
    </Card>
  );
}

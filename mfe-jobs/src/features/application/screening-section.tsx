import {
  candidatesRoutes,
  href,
  talentRoutes,
  type ApplicationRecord,
  type ScreeningForm,
  openScreeningStates,
} from '@muster/contracts';
import { AppLink, QueryView } from '@muster/kit';
import { Badge, RailSection, Skeleton, StateBadge } from '@muster/ui';
import { api } from '../../api.ts';
import classes from './application.module.css';
import { useApplicationMessages } from './messages.ts';

/** The candidate's screening for this job: progress, result, and a new one. */
export function ScreeningSection({ record }: { record: ApplicationRecord }) {
  const t = useApplicationMessages();
  const { candidate, job } = record;
  const query = api.useScreeningFormsOfCandidateQuery({ params: { id: candidate.id } });
  return (
    <RailSection title={t('screening.title')}>
      <QueryView
        query={query}
        size="compact"
        isEmpty={() => false}
        skeleton={<Skeleton height={40} />}
      >
        {({ data, allowedActions }) => {
          const forms = data.filter((form) => form.job?.id === job.id);
          const isLive = forms.some(isAtWork);
          const maySend = allowedActions.includes('create') && record.status === 'active';
          return (
            <>
              {forms.length === 0 && <p className={classes.quiet}>{t('screening.none')}</p>}
              <ul className={classes.checks}>
                {forms.map((form) => (
                  <ScreeningLine key={form.id} form={form} />
                ))}
              </ul>
              {maySend && !isLive && (
                <AppLink
                  href={href(
                    talentRoutes.screeningQuestionsByCandidateIdNew,
                    { candidateId: candidate.id },
                    { job: job.id },
                  )}
                >
                  {t('screening.begin')}
                </AppLink>
              )}
            </>
          );
        }}
      </QueryView>
    </RailSection>
  );
}

/** Draft or sent to the candidate: only one at a time. */
const isAtWork = ({ status }: ScreeningForm): boolean =>
  status === 'draft' || openScreeningStates.some((open) => open === status);

function ScreeningLine({ form }: { form: ScreeningForm }) {
  const t = useApplicationMessages();
  const flagged = form.questions.filter(({ answer }) => answer?.flagged).length;
  const id = form.candidate.id;
  const [first] = form.questions;
  const to =
    form.status === 'draft'
      ? href(
          talentRoutes.screeningQuestionsByCandidateIdNew,
          { candidateId: id },
          { form: form.id },
        )
      : form.status === 'submitted' && first
        ? href(talentRoutes.screeningQuestionsByCandidateIdEditByScreeningQuestionId, {
            candidateId: id,
            screeningQuestionId: first.key,
          })
        : href(candidatesRoutes.candidatesByIdProfileVetting, { id });
  return (
    <li className={classes.other}>
      <AppLink href={to} className={classes.link}>
        {form.title}
      </AppLink>
      <StateBadge machine="screening_form" state={form.status} />
      {form.score !== null && (
        <Badge family="blue">{t('screening.score', { score: form.score })}</Badge>
      )}
      {flagged > 0 && <Badge family="red">{t('screening.flagged', { count: flagged })}</Badge>}
    </li>
  );
}

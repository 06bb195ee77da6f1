import { href, jobsRoutes, type HomeSubmission } from '@muster/contracts';
import { QueryView, RouteLink } from '@muster/kit';
import { Button, Card, CardRow, CardRows, DateTime, PersonLine, formatCount } from '@muster/ui';
import { api } from '../../api.ts';
import { CardLine } from './card-line.tsx';
import { ClientAnswers } from './client-answers.tsx';
import { FoldedRows } from './folded-rows.tsx';
import { NudgeButton } from './nudge-button.tsx';
import classes from './person-rows.module.css';
import { RowSkeletons } from './row-skeletons.tsx';
import { useHomeLayout } from './use-home-layout.ts';
import { useHomeMessages } from './use-home-messages.ts';

const shownAtFirst = 5;

/** Submissions without a client's answer, reminders to the client, and recent answers. */
export function SubmissionsCard() {
  const t = useHomeMessages();
  const query = api.useHomeSubmissionsQuery();
  const { data } = query;
  // Rows in the queue are not shown again elsewhere on the page.
  const { shows } = useHomeLayout();
  const inQueue = shows('queue') ? (data?.data.filter((row) => row.isInQueue).length ?? 0) : 0;
  const isHere = ({ isInQueue }: HomeSubmission) => inQueue === 0 || !isInQueue;
  const late = data?.data.filter((row) => row.isLate && isHere(row)).length ?? 0;
  const nothing =
    inQueue > 0 ? t('submissions.allInQueue', { count: inQueue }) : t('submissions.empty');
  return (
    <Card
      flush
      title={t('submissions.title')}
      count={data && formatCount(data.total - inQueue)}
      actions={[
        late > 0 && t('submissions.late', { count: late }),
        inQueue > 0 && t('submissions.inQueue', { count: inQueue }),
      ]
        .filter(Boolean)
        .join(' · ')}
    >
      <QueryView
        query={query}
        size="compact"
        skeleton={<RowSkeletons rows={4} />}
        isEmpty={() => false}
      >
        {({ data: waiting, answered }) => (
          <>
            {waiting.some(isHere) ? (
              <FoldedRows rows={waiting.filter(isHere)} atFirst={shownAtFirst}>
                {(shown) => (
                  <CardRows>
                    {shown.map((submission) => (
                      <SubmissionRow key={submission.id} submission={submission} />
                    ))}
                  </CardRows>
                )}
              </FoldedRows>
            ) : (
              <CardLine text={nothing} />
            )}
            <ClientAnswers answers={answered} />
          </>
        )}
      </QueryView>
    </Card>
  );
}

function SubmissionRow({ submission }: { submission: HomeSubmission }) {
  const t = useHomeMessages();
  const { id, candidate, job, company, submittedAt, isLate, isSeen, mayRemind } = submission;
  const about = [company.name, job.title, t(isSeen ? 'submissions.seen' : 'submissions.unseen')];
  return (
    <CardRow wraps>
      <PersonLine
        name={candidate.name}
        src={candidate.photo}
        secondary={about.join(' · ')}
        href={href(jobsRoutes.applicationProfile, { jobApplicationId: id })}
      />
      <span className={`${classes.end} ${isLate ? classes.late : ''}`}>
        <DateTime value={submittedAt} as="relative-day" />
        {isLate && mayRemind ? (
          <NudgeButton application={submission} company={company.name} />
        ) : (
          <Button
            size="xs"
            variant="default"
            component={RouteLink}
            route={jobsRoutes.applicationFeedback}
            params={{ jobApplicationId: id }}
            aria-label={t('submissions.openLabel', {
              name: candidate.name,
              company: company.name,
            })}
          >
            {t('submissions.open')}
          </Button>
        )}
      </span>
    </CardRow>
  );
}

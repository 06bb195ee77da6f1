import { href, jobsRoutes } from '@muster/contracts';
import type { HomeSubmission } from '@muster/contracts';
import { QueryView, RouteLink } from '@muster/kit';
import { Button, Card, CardRow, CardRows, DateTime, PersonLine, formatCount } from '@muster/ui';
import { api } from '../../api.ts';
import { CardLine } from './card-line.tsx';
import { FoldedRows } from './folded-rows.tsx';
import classes from './person-rows.module.css';
import { RowSkeletons } from './row-skeletons.tsx';
import { useHomeWords } from './use-home-words.ts';

const shownAtFirst = 5;

/** Who was shown to a client that has not answered, and how the client is reminded. */
export function SubmissionsCard() {
  const t = useHomeWords();
  const query = api.useHomeSubmissionsQuery();
  const { data } = query;
  return (
    <Card
      flush
      title={t('submissions.title')}
      count={data && formatCount(data.total)}
      actions={data && data.late > 0 && t('submissions.late', { count: data.late })}
    >
      <QueryView
        query={query}
        size="compact"
        skeleton={<RowSkeletons rows={4} />}
        empty={<CardLine text={t('submissions.empty')} />}
      >
        {({ data: waiting }) => (
          <FoldedRows rows={waiting} atFirst={shownAtFirst}>
            {(shown) => (
              <CardRows>
                {shown.map((submission) => (
                  <SubmissionRow key={submission.id} submission={submission} />
                ))}
              </CardRows>
            )}
          </FoldedRows>
        )}
      </QueryView>
    </Card>
  );
}

function SubmissionRow({ submission }: { submission: HomeSubmission }) {
  const t = useHomeWords();
  const { id, candidate, job, company, submittedAt, isLate, isSeen, mayRemind } = submission;
  const about = [company.name, job.title, t(isSeen ? 'submissions.seen' : 'submissions.unseen')];
  const verb = isLate && mayRemind ? 'nudge' : 'open';
  return (
    <CardRow>
      <PersonLine
        name={candidate.name}
        secondary={about.join(' · ')}
        href={href(jobsRoutes.applicationProfile, { jobApplicationId: id })}
      />
      <span className={`${classes.end} ${isLate ? classes.late : ''}`}>
        <DateTime value={submittedAt} as="relative-day" />
        <Button
          size="xs"
          variant="default"
          component={RouteLink}
          route={jobsRoutes.applicationFeedback}
          params={{ jobApplicationId: id }}
          aria-label={t(`submissions.${verb}Label`, {
            name: candidate.name,
            company: company.name,
          })}
        >
          {t(`submissions.${verb}`)}
        </Button>
      </span>
    </CardRow>
  );
}

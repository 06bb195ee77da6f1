import { href, jobsRoutes, type CompanyRecord } from '@muster/contracts';
import { AppLink, QueryView } from '@muster/kit';
import { Card, DateTime, Skeleton, Text } from '@muster/ui';
import { api } from '../../../api.ts';
import { useMessages } from '../../../shared/use-messages.ts';
import classes from './latest-notes-card.module.css';

/** The client's unanswered questions about candidates; hidden for roles without applications. */
export function QuestionsCard({ company }: { company: CompanyRecord }) {
  const t = useMessages();
  const query = api.useCompaniesOverviewQuery({ params: { id: company.id } });
  if (query.data && !query.data.questions) return null;
  return (
    <Card title={t('record.questions.title')} count={query.data?.questions?.total}>
      <QueryView
        query={query}
        keepPrevious
        size="compact"
        skeleton={<Skeleton height={80} />}
        isEmpty={({ questions }) => !questions || questions.total === 0}
        empty={<Text c="dimmed">{t('record.questions.none')}</Text>}
      >
        {({ questions }) => (
          <ul className={classes.list}>
            {questions?.data.map(({ applicationId, name, jobTitle, text, at }) => (
              <li key={applicationId}>
                <span className={classes.who}>
                  <AppLink
                    href={href(jobsRoutes.applicationProfile, { jobApplicationId: applicationId })}
                  >
                    {t('record.questions.about', { name, job: jobTitle })}
                  </AppLink>{' '}
                  · <DateTime value={at} as="relative" />
                </span>
                <Text>{text}</Text>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Card>
  );
}

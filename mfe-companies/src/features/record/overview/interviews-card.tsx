import { href, jobsRoutes, type CompanyRecord } from '@muster/contracts';
import { AppLink, QueryView } from '@muster/kit';
import { Card, CardRow, CardRows, DateTime, PersonLine, Skeleton, Text } from '@muster/ui';
import { api } from '../../../api.ts';
import { useMessages } from '../../../shared/use-messages.ts';
import classes from './jobs-card.module.css';

/** Next interviews with the client; hidden for roles without applications. */
export function InterviewsCard({ company }: { company: CompanyRecord }) {
  const t = useMessages();
  const query = api.useCompaniesOverviewQuery({ params: { id: company.id } });
  if (query.data && !query.data.interviews) return null;
  return (
    <Card title={t('record.interviews.title')} flush>
      <QueryView
        query={query}
        keepPrevious
        size="compact"
        skeleton={<Skeleton height={96} />}
        isEmpty={({ interviews }) => !interviews || interviews.length === 0}
        empty={
          <Text c="dimmed" className={classes.none}>
            {t('record.interviews.none')}
          </Text>
        }
      >
        {({ interviews }) => (
          <CardRows>
            {interviews?.map(({ id, applicationId, round, name, photo, jobTitle, startsAt }) => (
              <CardRow key={id} compact wraps>
                <PersonLine name={name} src={photo} secondary={`${round}, ${jobTitle}`} wraps />
                <AppLink
                  className={classes.facts}
                  href={href(jobsRoutes.applicationCalendar, { jobApplicationId: applicationId })}
                >
                  <DateTime value={startsAt} />
                </AppLink>
              </CardRow>
            ))}
          </CardRows>
        )}
      </QueryView>
    </Card>
  );
}

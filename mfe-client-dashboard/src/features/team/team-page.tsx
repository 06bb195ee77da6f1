import { QueryView } from '@muster/kit';
import {
  Card,
  CardRow,
  CardRows,
  EmptyState,
  IconUsers,
  PageHeader,
  PageSkeleton,
} from '@muster/ui';
import { api } from '../../api.ts';
import { CallOverPage } from '../../shared/team/call-over-page.tsx';
import page from '../../shared/page.module.css';
import { useTeamMessages } from '../../shared/team/messages.ts';
import { TeamMemberRow } from '../../shared/team/team-member-row.tsx';

/** The reader's team at the agency, with hours and contact data. */
export function TeamPage() {
  const t = useTeamMessages();
  const query = api.useTeamQuery();
  const company = query.data?.companyName;
  return (
    <div className={page.page}>
      <PageHeader
        variant="client"
        title={t('title')}
        subtitle={company ? t('subtitle', { company }) : t('subtitleWaiting')}
      />
      <QueryView
        query={query}
        size="block"
        isEmpty={({ data }) => data.length === 0}
        empty={<EmptyState icon={IconUsers} title={t('empty.title')} text={t('empty.text')} />}
        skeleton={<PageSkeleton variant="list" />}
      >
        {({ data }) => (
          <Card flush>
            <CardRows>
              {data.map((member) => (
                <CardRow key={member.userId}>
                  <TeamMemberRow member={member} full />
                </CardRow>
              ))}
            </CardRows>
          </Card>
        )}
      </QueryView>
      <CallOverPage />
    </div>
  );
}

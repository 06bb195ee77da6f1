import { companiesRoutes, href, type CompanyRecord } from '@muster/contracts';
import {
  Badge,
  Card,
  CardRow,
  CardRows,
  PersonLine,
  Text,
  dayKey,
  formatDate,
  useNow,
} from '@muster/ui';
import { useMessages } from '../../../shared/use-messages.ts';
import { CardLink } from './card-link.tsx';
import classes from './jobs-card.module.css';

type Member = CompanyRecord['team'][number];

/** The agency's people for the client: account manager, lead recruiter, and the team. */
export function TeamCard({ company }: { company: CompanyRecord }) {
  const t = useMessages();
  const today = dayKey(useNow());
  const { id, accountManager, accountManagerIsHere, recruiter, team, allowedActions } = company;
  const here = team.filter(({ to }) => to === null || to >= today);
  // The lead recruiter is shown in the team, with more details.
  const isOnTeam = here.some(
    (member) => member.function === 'lead_recruiter' && member.person?.id === recruiter?.id,
  );
  return (
    <Card
      title={t('record.team.title')}
      flush
      actions={
        allowedActions.includes('edit_team') && (
          <CardLink href={href(companiesRoutes.overview, { id }, { edit: 'team' })}>
            {t('record.team.edit')}
          </CardLink>
        )
      }
    >
      <CardRows>
        {accountManager && (
          <CardRow compact>
            <PersonLine
              name={accountManager.name}
              src={accountManager.photo}
              secondary={t('record.team.manager')}
            />
            {!accountManagerIsHere && <Badge family="amber">{t('record.team.left')}</Badge>}
          </CardRow>
        )}
        {recruiter && !isOnTeam && (
          <CardRow compact>
            <PersonLine
              name={recruiter.name}
              src={recruiter.photo}
              secondary={t('record.team.recruiter')}
            />
          </CardRow>
        )}
        {here.map((member) => (
          <CardRow key={member.id} compact>
            <PersonLine
              name={member.person?.name ?? ''}
              src={member.person?.photo}
              secondary={factsOf(member)}
            />
            {!member.visibleToClient && <Badge family="grey">{t('record.team.hidden')}</Badge>}
          </CardRow>
        ))}
      </CardRows>
      {here.length === 0 && !recruiter && (
        <Text c="dimmed" className={classes.none}>
          {t('record.team.none')}
        </Text>
      )}
    </Card>
  );

  function factsOf({ function: work, backup, from, to }: Member): string {
    return [
      t(`enum.function.${work}`),
      from > today && t('record.team.from', { day: formatDate(from) }),
      to && t('record.team.until', { day: formatDate(to) }),
      backup && t('record.team.backup', { name: backup.name }),
    ]
      .filter(Boolean)
      .join(' · ');
  }
}

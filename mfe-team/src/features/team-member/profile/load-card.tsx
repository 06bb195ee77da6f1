import { href, teamRoutes, type TeamMember } from '@muster/contracts';
import { AppLink, useUrlParam } from '@muster/kit';
import { Button, Card, CardRow, CardRows, KeyValueList } from '@muster/ui';
import classes from '../member.module.css';
import { useMemberMessages } from '../messages.ts';

/** A member's present workload. */
export function LoadCard({ member: { load, kind, allowedActions } }: { member: TeamMember }) {
  const t = useMemberMessages();
  const [, open] = useUrlParam('edit', ['handover']);
  return (
    <Card
      title={t('load.title')}
      actions={
        allowedActions.includes('read_handover') && (
          <Button size="xs" variant="subtle" onClick={() => open('handover')}>
            {t('handover')}
          </Button>
        )
      }
    >
      <KeyValueList
        items={[
          { label: t('load.jobs'), value: kind === 'staff' && String(load.jobs) },
          { label: t('load.interviews'), value: kind === 'staff' && String(load.interviews) },
          { label: t('load.contracts'), value: kind === 'contractor' && String(load.contracts) },
          { label: t('load.reports'), value: kind === 'staff' && String(load.reports) },
        ].map(({ label, value }) => ({ label, value: value === false ? null : value }))}
      />
    </Card>
  );
}

/** A member's direct reports. */
export function ReportsCard({ member: { reports } }: { member: TeamMember }) {
  const t = useMemberMessages();
  return (
    <Card title={t('reports.title')} count={reports.length} flush>
      <CardRows>
        {reports.map(({ id, name, title }) => (
          <CardRow key={id} compact>
            <AppLink href={href(teamRoutes.teamByIdProfile, { id })}>{name}</AppLink>
            <span className={classes.secondary}>{title}</span>
          </CardRow>
        ))}
      </CardRows>
    </Card>
  );
}

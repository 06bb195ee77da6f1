import { href, teamRoutes } from '@muster/contracts';
import { AppLink, useCan } from '@muster/kit';
import { Card, CardRow, CardRows } from '@muster/ui';
import { useMessages } from '../../shared/use-messages.ts';

/** People who work for a client enter hours and belong to the team. */
export function OwnWorkCard() {
  const t = useMessages();
  const can = useCan();
  if (!can('timesheet.enter')) return null;
  const own = { id: 'me' };
  return (
    <Card title={t('profile.work.title')} flush>
      <CardRows>
        <CardRow compact>
          <AppLink href={href(teamRoutes.teamByIdProfileTimesheets, own)}>
            {t('profile.work.timesheets')}
          </AppLink>
        </CardRow>
        <CardRow compact>
          <AppLink href={href(teamRoutes.teamByIdProfile, own)}>{t('profile.work.record')}</AppLink>
        </CardRow>
      </CardRows>
    </Card>
  );
}

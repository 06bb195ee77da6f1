import { formatHours, href, teamRoutes, type TimesheetRow } from '@muster/contracts';
import { AppLink } from '@muster/kit';
import { Avatar, Badge, CardRow, CheckboxField, StateBadge, formatDate } from '@muster/ui';
import { useMessages } from '../../../shared/use-messages.ts';
import classes from './timesheet-desk.module.css';

interface SheetRowProps {
  row: TimesheetRow;
  ticked?: boolean;
  /** Absent if there are no bulk actions. */
  onTick?: (on: boolean) => void;
}

/** The person, period, hours and state of a timesheet. */
export function SheetRow({ row, ticked = false, onTick }: SheetRowProps) {
  const t = useMessages();
  const { memberId, memberName, placementId, periodStart, periodEnd, assignment } = row;
  const period = t('desk.period', { from: formatDate(periodStart), to: formatDate(periodEnd) });
  return (
    <CardRow compact>
      <span className={classes.whose}>
        {onTick && (
          <CheckboxField
            label={t('desk.choose', { name: memberName, period })}
            hideLabel
            value={ticked}
            onChange={onTick}
          />
        )}
        <Avatar name={memberName} src={row.memberPhoto} />
        <span className={classes.stack}>
          <AppLink
            href={href(
              teamRoutes.teamByIdProfileTimesheets,
              { id: memberId },
              { day: periodStart, ...(placementId && { contract: placementId }) },
            )}
          >
            {memberName}
          </AppLink>
          <span className={classes.second}>
            {period}
            {assignment && ` · ${assignment.client}`}
          </span>
        </span>
      </span>
      <span className={classes.stand}>
        {formatHours(row.minutes)} {row.isLate && <Badge family="red">{t('desk.late')}</Badge>}{' '}
        <StateBadge machine="timesheet" state={row.status} />
      </span>
    </CardRow>
  );
}

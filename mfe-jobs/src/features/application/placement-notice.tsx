import { href, jobsRoutes, type ApplicationRecord } from '@muster/contracts';
import { AppLink } from '@muster/kit';
import { NoticeBar, formatDate } from '@muster/ui';
import classes from './application.module.css';
import { useApplicationMessages, type ApplicationMessages } from './messages.ts';

/** Contract that resulted from the application: its state, with a link. */
export function PlacementNotice({ record }: { record: ApplicationRecord }) {
  const t = useApplicationMessages();
  const { placement, job } = record;
  if (!placement) return null;
  const address = `${href(jobsRoutes.positions, { id: job.id })}?placement=${placement.id}`;
  return (
    <div className={classes.banner}>
      <NoticeBar
        kind="info"
        action={
          <AppLink className={classes.link} href={address}>
            {t('placement.open', { number: placement.number })}
          </AppLink>
        }
      >
        {textOf(placement, t)}
      </NoticeBar>
    </div>
  );
}

type Placement = NonNullable<ApplicationRecord['placement']>;

function textOf(placement: Placement, t: ApplicationMessages): string {
  const { status, startDate, plannedEndDate, actualEndDate } = placement;
  const start = formatDate(startDate);
  if (status === 'pending_start') return t('placement.pending', { start });
  if (actualEndDate)
    return t(status === 'terminated' ? 'placement.terminated' : 'placement.ended', {
      start,
      end: formatDate(actualEndDate),
    });
  return plannedEndDate
    ? t('placement.runningUntil', { start, end: formatDate(plannedEndDate) })
    : t('placement.running', { start });
}

import { companiesRoutes, type JobRecord } from '@muster/contracts';
import { DeletedBar } from '@muster/blocks';
import { RouteLink } from '@muster/kit';
import { IconPlayerPause, NoticeBar, formatDate } from '@muster/ui';
import { api } from '../../api.ts';
import classes from './record.module.css';
import { useRecordMessages } from './messages.ts';

/** Notices about the whole job, above its content. */
export function JobNotices({ job }: { job: JobRecord }) {
  const t = useRecordMessages();
  const { status, details } = job;
  const [restore] = api.useJobsRestoreDeletedMutation();
  const bar = (() => {
    if (job.deleted)
      return (
        <DeletedBar
          kind="job"
          record={{ ...job, name: job.title, deleted: job.deleted }}
          mayRestore={job.mayRestore ?? false}
          restore={restore}
        />
      );
    if (!details) return <NoticeBar kind="quiet">{t('notice.titleOnly')}</NoticeBar>;
    const { holdSince, stateNote, closedAt, closeReason } = details;
    if (status === 'on_hold' && holdSince)
      return (
        <NoticeBar kind="warning" icon={IconPlayerPause}>
          {t('notice.hold', { date: formatDate(holdSince), note: stateNote ?? '' })}
        </NoticeBar>
      );
    if ((status === 'closed' || status === 'cancelled') && closedAt)
      return (
        <NoticeBar kind="quiet">
          {t(`notice.${status}`, { date: formatDate(closedAt), reason: closeReason ?? '' })}{' '}
          {stateNote} {t('notice.readOnly')}
        </NoticeBar>
      );
    const client = details.company;
    const isDraft = status === 'draft' || status === 'pending_review';
    if (isDraft && (client.status === 'prospect' || client.status === 'former'))
      return (
        <NoticeBar
          kind="warning"
          action={
            <RouteLink route={companiesRoutes.record} params={{ id: client.id }}>
              {t('notice.openClient')}
            </RouteLink>
          }
        >
          {t(`notice.${client.status}`, { name: client.name })}
        </NoticeBar>
      );
    if (status === 'draft' && stateNote)
      return <NoticeBar kind="warning">{t('notice.sentBack', { note: stateNote })}</NoticeBar>;
    return null;
  })();
  return bar && <div className={classes.notices}>{bar}</div>;
}

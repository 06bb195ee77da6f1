import type { CandidateRecord } from '@muster/contracts';
import { IconAlarmSnooze, IconArchive, NoticeBar, formatDate, formatDateTime } from '@muster/ui';
import { useMessages, type Translate } from '../../../shared/use-messages.ts';

/** Whether a status needs a warning above the record. */
export const hasStatusBar = ({ status }: CandidateRecord): boolean =>
  ['rejected', 'do_not_contact', 'archived', 'unavailable'].includes(status);

/** Shows above a record why the candidate is not available: since when, by whom and why. */
export function StatusBar({ candidate }: { candidate: CandidateRecord }) {
  const t = useMessages();
  const { status, statusDetail, snoozedUntil } = candidate;
  const story = storyOf(candidate, t);
  if (status === 'do_not_contact')
    return (
      <NoticeBar kind="danger" title={t('status.bar.do_not_contact')}>
        {[t('status.bar.silent'), story].filter(Boolean).join(' ')}
      </NoticeBar>
    );
  if (status === 'rejected') {
    const { reason, coolDownUntil } = statusDetail ?? {};
    const coolDown =
      coolDownUntil && t('status.bar.coolDown', { until: formatDate(coolDownUntil) });
    return (
      <NoticeBar
        kind="warning"
        title={reason ? t('status.bar.rejected', { reason }) : t('status.bar.rejectedPlain')}
      >
        {[coolDown, story].filter(Boolean).join(' ')}
      </NoticeBar>
    );
  }
  if (status === 'archived')
    return (
      <NoticeBar kind="quiet" icon={IconArchive} title={t('status.bar.archived')}>
        {[t('status.bar.archivedText'), story].filter(Boolean).join(' ')}
      </NoticeBar>
    );
  if (status === 'unavailable')
    return (
      <NoticeBar
        kind="info"
        icon={IconAlarmSnooze}
        title={
          snoozedUntil
            ? t('status.bar.snoozed', { until: formatDate(snoozedUntil) })
            : t('status.bar.snoozedOpen')
        }
      >
        {[t('status.bar.snoozedText'), story].filter(Boolean).join(' ')}
      </NoticeBar>
    );
  return null;
}

/** `“What they said” – 12 Nov 2026, 14:02 by Ana Silva` */
function storyOf({ statusDetail }: CandidateRecord, t: Translate): string {
  if (!statusDetail) return '';
  const { at, by, note } = statusDetail;
  const when = formatDateTime(at);
  const who = by ? t('status.bar.by', { when, by }) : t('status.bar.bySystem', { when });
  return note ? `“${note}” ${who}.` : `${who}.`;
}

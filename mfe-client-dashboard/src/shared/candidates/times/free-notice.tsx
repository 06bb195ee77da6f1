import type { ResponseOf, clientScheduleEndpoints } from '@muster/contracts';
import { NoticeBar, formatDateTime } from '@muster/ui';
import { useTimesMessages } from './messages.ts';

interface FreeNoticeProps {
  /** Undefined while it is not known. */
  free: ResponseOf<typeof clientScheduleEndpoints.freeTimes> | undefined;
  /** How many people take part. */
  hosts: number;
}

/** Why there is no time to choose, as long as there is none. */
export function FreeNotice({ free, hosts }: FreeNoticeProps) {
  const t = useTimesMessages();
  if (hosts === 0) return <NoticeBar kind="quiet">{t('drawer.noPeople')}</NoticeBar>;
  if (!free) return <NoticeBar kind="quiet">{t('drawer.looking')}</NoticeBar>;
  if (free.times.length > 0) return null;
  return (
    <NoticeBar kind="warning">
      {t('drawer.nothing')}{' '}
      {free.nearest && t('drawer.nearest', { when: formatDateTime(free.nearest) })}
    </NoticeBar>
  );
}

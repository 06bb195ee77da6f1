import type { ResponseOf, clientScheduleEndpoints } from '@muster/contracts';
import { NoticeBar, formatDateTime } from '@muster/ui';
import { useTimesMessages } from './messages.ts';

interface FreeNoticeProps {
  /** Undefined until known. */
  free: ResponseOf<typeof clientScheduleEndpoints.freeTimes> | undefined;
  /** Number of participants. */
  hosts: number;
}

/** Explains why no time is available. */
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

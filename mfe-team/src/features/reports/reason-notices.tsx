import type { Report } from '@muster/contracts';
import { NoticeBar } from '@muster/ui';
import { useReportMessages } from './messages.ts';
import { inUnit } from './report-words.ts';

/** Warnings about the recorded reasons; renders nothing if they are reliable. */
export function ReasonNotices({
  health: { other, onePerson, contradicted },
}: {
  health: NonNullable<Report['reasonHealth']>;
}) {
  const t = useReportMessages();
  return (
    <>
      {other !== null && (
        <NoticeBar kind="warning">
          {t('breakdown.otherHigh', { share: inUnit(t, 'percent', other) })}
        </NoticeBar>
      )}
      {onePerson.length > 0 && (
        <NoticeBar kind="warning">
          {t('reasons.onePerson', {
            list: onePerson.map((one) => t('reasons.given', one)).join(', '),
          })}
        </NoticeBar>
      )}
      {contradicted.length > 0 && (
        <NoticeBar kind="warning">
          {t('reasons.contradicted', {
            list: contradicted.map((one) => t('reasons.hired', one)).join(', '),
          })}
        </NoticeBar>
      )}
    </>
  );
}

import type { CompanyRecord } from '@muster/contracts';
import { Card, DateTime, KeyValueList, LocalTime, zoneCity } from '@muster/ui';
import { useMessages } from '../../../shared/use-messages.ts';

/** Agreed terms for submissions and answers. */
export function TermsCard({ company }: { company: CompanyRecord }) {
  const t = useMessages();
  const { submissionPolicy, blindSubmission, feedbackSlaHours, ndaStatus, timeZone } = company;
  return (
    <Card title={t('record.about.terms')}>
      <KeyValueList
        items={[
          { label: t('field.submissionPolicy'), value: t(`enum.policy.${submissionPolicy}`) },
          {
            label: t('field.blindSubmission'),
            value: t(blindSubmission ? 'record.about.blind' : 'record.about.open'),
          },
          {
            label: t('field.feedbackSlaHours'),
            value: t('record.about.sla', { count: feedbackSlaHours }),
          },
          { label: t('field.ndaStatus'), value: ndaStatus && t(`enum.nda.${ndaStatus}`) },
          {
            label: t('field.timeZone'),
            value: (
              <>
                {zoneCity(timeZone)} <LocalTime timeZone={timeZone} showZone />
              </>
            ),
          },
          {
            label: t('list.column.lastContact'),
            value: company.lastContactAt && (
              <DateTime value={company.lastContactAt} as="relative" />
            ),
          },
        ]}
      />
    </Card>
  );
}

import type { CompanyRow } from '@muster/contracts';
import { Avatar, LocalTime, PhoneRow, StateBadge } from '@muster/ui';
import { companyPlace } from '../../shared/company-place.ts';
import type { Translate } from '../../shared/use-messages.ts';

/** Row on a phone: name and open jobs, place and local time, state and number. */
export function CompanyPhoneRow({ row, t }: { row: CompanyRow; t: Translate }) {
  return (
    <PhoneRow
      leading={<Avatar name={row.name} src={row.logo?.url} size={36} shape="square" />}
      title={row.name}
      titleEnd={t('list.jobs', { count: row.openJobs })}
      line={[row.industry, companyPlace(row)].filter(Boolean).join(' · ')}
      lineEnd={<LocalTime timeZone={row.timeZone} />}
      badges={<StateBadge machine="company" state={row.status} />}
      badgesEnd={row.number}
    />
  );
}

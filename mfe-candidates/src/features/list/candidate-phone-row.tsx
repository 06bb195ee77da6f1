import type { CandidateRow } from '@muster/contracts';
import { Avatar, LocalTime, Money, PhoneRow, StateBadge } from '@muster/ui';
import type { TranslateList } from '../../shared/use-list-messages.ts';
import { English } from './candidate-columns.tsx';
import { CandidateStatus } from './candidate-status.tsx';

/** Row on a phone: name and rate, headline and local time, badges and English. */
export function CandidatePhoneRow({ row, t }: { row: CandidateRow; t: TranslateList }) {
  return (
    <PhoneRow
      leading={<Avatar name={row.name} src={row.photo} size={36} />}
      title={row.name}
      titleEnd={row.rate && <Money value={row.rate} unit="/h" />}
      line={row.headline ?? [row.city, row.country].filter(Boolean).join(', ')}
      lineEnd={
        <>
          <LocalTime timeZone={row.timeZone} /> {row.headline && row.city}
        </>
      }
      badges={
        <>
          <StateBadge machine="vetting" state={row.vettingStatus} />
          <CandidateStatus row={row} />
        </>
      }
      badgesEnd={
        row.englishLevel && (
          <>
            {t('list.column.english')} <English row={row} t={t} />
          </>
        )
      }
    />
  );
}

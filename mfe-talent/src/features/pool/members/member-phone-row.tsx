import type { PoolMemberRow } from '@muster/contracts';
import { Avatar, LocalTime, Money, PhoneRow, StateBadge } from '@muster/ui';
import type { Translate } from '../../../shared/use-messages.ts';
import { MemberMarks } from './member-marks.tsx';

/** A member on a phone: name and rate, headline and local time, verdict and who added them. */
export function MemberPhoneRow({ row, t }: { row: PoolMemberRow; t: Translate }) {
  return (
    <PhoneRow
      leading={<Avatar name={row.name} src={row.photo} size={36} />}
      title={
        <>
          {row.name} <MemberMarks row={row} t={t} />
        </>
      }
      titleEnd={row.rate && <Money value={row.rate} unit="/h" />}
      line={row.headline ?? [row.city, row.country].filter(Boolean).join(', ')}
      lineEnd={<LocalTime timeZone={row.timeZone} />}
      badges={<StateBadge machine="vetting" state={row.vettingStatus} />}
      badgesEnd={row.addedBy?.name ?? t('pool.members.byRule')}
    />
  );
}

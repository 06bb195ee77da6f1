import { Avatar, LocalTime, PhoneRow, StateBadge, zoneCity } from '@muster/ui';
import type { Translate } from '../../shared/use-messages.ts';
import { PersonRoles } from './person-roles.tsx';
import { TeamAway } from './team-now.tsx';
import type { TeamRow } from './team-row.ts';

/** A row on a phone: name and whether staff, title and local time, state, roles and city. */
export function TeamPhoneRow({ row, t }: { row: TeamRow; t: Translate }) {
  return (
    <PhoneRow
      leading={<Avatar name={row.name} src={row.photo} size={36} />}
      title={row.name}
      titleEnd={t(`enum.kind.${row.kind}`)}
      line={[row.title, row.department].filter(Boolean).join(' · ')}
      lineEnd={row.timeZone && <LocalTime timeZone={row.timeZone} />}
      badges={
        <>
          <StateBadge machine="teamMember" state={row.status} />
          {row.roles.length > 0 && <PersonRoles row={row} t={t} />}
          <TeamAway row={row} t={t} />
        </>
      }
      badgesEnd={row.timeZone && zoneCity(row.timeZone)}
    />
  );
}

import type { PlacementRow } from '@muster/contracts';
import { Avatar, PhoneRow, StateBadge, formatDate } from '@muster/ui';
import { Risks, WeeksLeft } from './contractor-columns.tsx';
import type { ContractorMessages } from './messages.ts';

/** A placement in three lines. */
export function ContractorPhoneRow({ row, t }: { row: PlacementRow; t: ContractorMessages }) {
  const { candidate, company, job, plannedEndDate: end } = row;
  const name = candidate?.name ?? t('hidden');
  return (
    <PhoneRow
      leading={<Avatar name={name} src={candidate?.photo} size={36} />}
      title={name}
      titleEnd={<WeeksLeft row={row} t={t} />}
      line={`${company.name} · ${job.title}`}
      lineEnd={end ? formatDate(end) : t('open')}
      badges={
        <>
          <StateBadge machine="placement" state={row.status} />
          <Risks risks={row.risks} t={t} />
        </>
      }
    />
  );
}

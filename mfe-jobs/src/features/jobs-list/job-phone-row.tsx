import { StageCounts } from '@muster/blocks';
import { PhoneRow, StateBadge } from '@muster/ui';
import { PriorityFlag } from '../../shared/priority-flag.tsx';
import type { Translate } from '../../shared/use-messages.ts';
import { JobAge } from './job-columns.tsx';
import type { JobRow } from './job-row.ts';
import { PositionsBar } from './positions-bar.tsx';

/** Row on a phone: title and positions, company and age, state and priority. */
export function JobPhoneRow({ row, t }: { row: JobRow; t: Translate }) {
  return (
    <PhoneRow
      title={row.title}
      titleEnd={<PositionsBar row={row} t={t} />}
      line={[row.company?.name, row.number].filter(Boolean).join(' · ')}
      lineEnd={<JobAge row={row} t={t} />}
      badges={
        <>
          <StateBadge machine="job" state={row.status} />
          {row.stages && <StageCounts counts={row.stages} onHold={row.onHold} />}
        </>
      }
      badgesEnd={<PriorityFlag priority={row.priority} t={t} />}
    />
  );
}

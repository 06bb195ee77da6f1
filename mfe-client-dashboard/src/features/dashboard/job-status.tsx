import { clientStatusText, sideThatActs, type ClientJobStatus } from '@muster/contracts';
import { IconClock, IconHourglass, IconPlayerPause, formatDate } from '@muster/ui';
import { useMessages } from '../../shared/use-messages.ts';
import classes from './job-card.module.css';

/** Icons by whose turn it is: the client's own stands out. */
const icons = { client: IconClock, agency: IconHourglass, nobody: IconPlayerPause } as const;

/** What a job waits for, whose turn it is, and the agreed or promised date. */
export function JobStatus({ lines }: { lines: readonly ClientJobStatus[] }) {
  const t = useMessages();
  if (lines.length === 0) return null;
  return (
    <ul className={classes.status} aria-label={t('jobs.status')}>
      {lines.map((line) => {
        const side = sideThatActs(line.wait);
        const Icon = icons[side];
        return (
          <li key={line.wait} data-side={side} data-late={line.late || undefined}>
            <Icon size={16} aria-hidden />
            <span>{clientStatusText(line, (moment) => formatDate(moment))}</span>
          </li>
        );
      })}
    </ul>
  );
}

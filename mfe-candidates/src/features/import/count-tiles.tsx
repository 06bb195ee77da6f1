import type { ImportCounts } from '@muster/contracts';
import { formatNumber } from '@muster/ui';
import { useMessages } from '../../shared/use-messages.ts';
import classes from './import.module.css';

const kinds = ['created', 'updated', 'warned', 'skipped', 'failed'] as const;

/** How many rows came, or would come, to what. */
export function CountTiles({ counts }: { counts: ImportCounts }) {
  const t = useMessages();
  return (
    <dl className={classes.tiles}>
      {kinds.map((kind) => (
        <div key={kind} className={classes.tile} data-kind={counts[kind] > 0 ? kind : 'none'}>
          <dt>{t(`import.count.${kind}`)}</dt>
          <dd>{formatNumber(counts[kind])}</dd>
        </div>
      ))}
    </dl>
  );
}

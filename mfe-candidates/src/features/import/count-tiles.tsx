import type { ImportCounts } from '@muster/contracts';
import { formatNumber } from '@muster/ui';
import { useMessages } from '../../shared/use-messages.ts';
import classes from './import.module.css';

const kinds = ['created', 'updated', 'warned', 'skipped', 'failed'] as const;

interface CountTilesProps {
  counts: ImportCounts;
  /** How many of those added were removed again, once the import was undone. */
  undone?: number | undefined;
}

/** Numbers of rows by their actual or expected result. */
export function CountTiles({ counts, undone }: CountTilesProps) {
  const t = useMessages();
  const tiles =
    undone === undefined
      ? kinds.map((kind) => ({ kind, count: counts[kind] }))
      : [
          { kind: 'removed' as const, count: undone },
          { kind: 'stayed' as const, count: counts.created - undone },
          ...kinds.slice(1).map((kind) => ({ kind, count: counts[kind] })),
        ];
  return (
    <dl className={classes.tiles}>
      {tiles.map(({ kind, count }) => (
        <div key={kind} className={classes.tile} data-kind={count > 0 ? kind : 'none'}>
          <dt>{t(`import.count.${kind}`)}</dt>
          <dd>{formatNumber(count)}</dd>
        </div>
      ))}
    </dl>
  );
}

import { mergeSides, type MergePreview } from '@muster/contracts';
import { Badge } from '@muster/ui';
import { useMessages } from '../../shared/use-messages.ts';
import classes from './merge.module.css';

/** Sticky column headers, because there are many fields. Each choice also names its side. */
export function MergeSides({ preview }: { preview: MergePreview }) {
  const t = useMessages();
  return (
    <div className={classes.sides} aria-hidden>
      {mergeSides.map((side) => (
        <span key={side} className={classes.side}>
          <span className={classes.number}>{preview[side].number}</span>
          <Badge family={side === 'survivor' ? 'green' : 'grey'}>
            {t(side === 'survivor' ? 'merge.kept' : 'merge.goes')}
          </Badge>
        </span>
      ))}
    </div>
  );
}

import { limits } from '@muster/contracts';
import { useCan } from '@muster/kit';
import { Button, Tooltip } from '@muster/ui';
import { useMessages } from '../../shared/use-messages.ts';
import classes from './selection-bar.module.css';

interface SelectionBarProps {
  ids: readonly string[];
  onDo: (action: 'job' | 'pool' | 'email' | 'compare') => void;
  onClear: () => void;
}

/** Bulk actions on the selection, at the bottom of the window. */
export function SelectionBar({ ids, onDo, onClear }: SelectionBarProps) {
  const t = useMessages();
  const can = useCan();
  const max = limits.peopleSearch.compare;
  const comparable = ids.length >= 2 && ids.length <= max;
  if (ids.length === 0) return null;
  return (
    <div className={classes.bar} role="region" aria-label={t('search.selection.region')}>
      <span aria-live="polite" className={classes.count}>
        {t('search.selection.count', { count: ids.length })}
      </span>
      {can('application.add') && (
        <Button size="xs" onClick={() => onDo('job')}>
          {t('search.selection.addToJob')}
        </Button>
      )}
      {can('candidate.bulkPool') && (
        <Button size="xs" variant="default" onClick={() => onDo('pool')}>
          {t('search.selection.pool')}
        </Button>
      )}
      {can('candidate.bulkEmail') && (
        <Button size="xs" variant="default" onClick={() => onDo('email')}>
          {t('search.selection.email')}
        </Button>
      )}
      <Tooltip label={t('search.selection.compareHint', { max })} disabled={comparable}>
        <Button
          size="xs"
          variant="default"
          data-disabled={!comparable || undefined}
          aria-disabled={!comparable || undefined}
          onClick={() => comparable && onDo('compare')}
        >
          {t('search.selection.compare')}
        </Button>
      </Tooltip>
      <Button size="xs" variant="subtle" onClick={onClear}>
        {t('search.selection.clear')}
      </Button>
    </div>
  );
}

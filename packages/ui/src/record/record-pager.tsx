import { useT } from '../i18n/messages.ts';
import { uiMessages } from '../messages/ui-messages.ts';
import { formatNumber } from '../format/numbers.ts';
import { IconButton } from '../primitives/icon-button.tsx';
import { IconChevronDown, IconChevronUp } from '../primitives/icons.ts';
import classes from './record-pager.module.css';

export type RecordPagerProps = {
  /** Position in the list from which the user came, starting at one. */
  index: number;
  total: number;
  onPrevious?: () => void;
  onNext?: () => void;
};

/** `1 of 312` with buttons to the neighbours in the list behind the record. */
export function RecordPager({ index, total, onPrevious, onNext }: RecordPagerProps) {
  const t = useT(uiMessages);
  return (
    <div className={classes.pager}>
      <span className={classes.place}>
        {t('record.position', { index: formatNumber(index), total: formatNumber(total) })}
      </span>
      <IconButton
        size="sm"
        aria-label={t('record.previous')}
        disabled={!onPrevious}
        onClick={onPrevious}
      >
        <IconChevronUp size={16} />
      </IconButton>
      <IconButton size="sm" aria-label={t('record.next')} disabled={!onNext} onClick={onNext}>
        <IconChevronDown size={16} />
      </IconButton>
    </div>
  );
}

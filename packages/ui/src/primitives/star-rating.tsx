import { useId } from 'react';
import { useT } from '../i18n/messages.ts';
import { uiMessages } from '../messages/ui-messages.ts';
import { IconStar, IconStarFilled } from './icons.ts';
import classes from './star-rating.module.css';

export type StarRatingProps = {
  /** 0 for none yet. */
  value: number;
  max?: number;
  /** Without it the stars are read-only. */
  onChange?: (value: number) => void;
  /** What is rated; the name of the radio group. */
  label: string;
  disabled?: boolean;
};

/** Stars to show a rating, or to set it with mouse and arrow keys (a radio group). */
export function StarRating({ value, max = 5, onChange, label, disabled }: StarRatingProps) {
  const t = useT(uiMessages);
  const name = useId();
  const stars = Array.from({ length: max }, (_, index) => index + 1);
  if (!onChange) {
    return (
      <span
        className={classes.stars}
        role="img"
        aria-label={`${label}: ${t('value.rating', { value, max })}`}
      >
        {stars.map((star) => (
          <StarIcon key={star} on={star <= Math.round(value)} shown />
        ))}
      </span>
    );
  }
  return (
    <span className={classes.stars} role="radiogroup" aria-label={label}>
      {stars.map((star) => (
        <label key={star} className={`${classes.star} ${star <= value ? classes.on : ''}`}>
          <input
            className={classes.input}
            type="radio"
            name={name}
            value={star}
            checked={star === value}
            disabled={disabled}
            aria-label={t('value.rate', { value: star, max })}
            onChange={() => onChange(star)}
          />
          {star <= value ? <IconStarFilled size={18} /> : <IconStar size={18} />}
        </label>
      ))}
    </span>
  );
}

function StarIcon({ on, shown }: { on: boolean; shown: boolean }) {
  return (
    <span className={`${classes.star} ${shown ? classes.shown : ''} ${on ? classes.on : ''}`}>
      {on ? <IconStarFilled size={14} /> : <IconStar size={14} />}
    </span>
  );
}

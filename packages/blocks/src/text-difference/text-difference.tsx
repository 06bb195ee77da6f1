import { diffWordsWithSpace } from 'diff';
import { VisuallyHidden, useT } from '@muster/ui';
import { differenceMessages } from './messages.ts';
import classes from './text-difference.module.css';

export interface TextDifferenceProps {
  before: string;
  after: string;
  /** Which words are shown: all, or those of one of the two texts. */
  show?: 'both' | 'before' | 'after';
}

/** Shows two versions as one text, with removed and added words marked. */
export function TextDifference({ before, after, show = 'both' }: TextDifferenceProps) {
  const t = useT(differenceMessages);
  const parts = diffWordsWithSpace(before, after).filter(
    ({ added, removed }) => !(added && show === 'before') && !(removed && show === 'after'),
  );
  if (before === after) return <p className={classes.text}>{t('same')}</p>;
  return (
    <p className={classes.text}>
      {parts.map(({ value, added, removed }, index) => {
        if (!added && !removed) return value;
        const Mark = added ? 'ins' : 'del';
        return (
          <Mark key={index} className={classes[added ? 'added' : 'removed']}>
            <VisuallyHidden>{t(added ? 'added' : 'removed')} </VisuallyHidden>
            {value}
          </Mark>
        );
      })}
    </p>
  );
}

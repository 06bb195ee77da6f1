import { diffWordsWithSpace } from 'diff';
import { VisuallyHidden } from '@muster/ui';
import { useWords } from '../../shared/use-words.ts';
import classes from './suggestions.module.css';

interface TextDifferenceProps {
  before: string;
  after: string;
}

/** Two wordings beside each other, with the words marked that go and that come. */
export function TextDifference({ before, after }: TextDifferenceProps) {
  const t = useWords();
  const parts = diffWordsWithSpace(before, after);
  return (
    <div className={classes.difference}>
      <div>
        <h4 className={classes.side}>{t('suggestions.before')}</h4>
        <p className={classes.wording}>
          {parts
            .filter(({ added }) => !added)
            .map(({ value, removed }, index) =>
              removed ? (
                <del key={index} className={classes.removed}>
                  <VisuallyHidden>{t('suggestions.removed')} </VisuallyHidden>
                  {value}
                </del>
              ) : (
                value
              ),
            )}
        </p>
      </div>
      <div>
        <h4 className={classes.side}>{t('suggestions.after')}</h4>
        <p className={classes.wording}>
          {parts
            .filter(({ removed }) => !removed)
            .map(({ value, added }, index) =>
              added ? (
                <ins key={index} className={classes.added}>
                  <VisuallyHidden>{t('suggestions.added')} </VisuallyHidden>
                  {value}
                </ins>
              ) : (
                value
              ),
            )}
        </p>
      </div>
    </div>
  );
}

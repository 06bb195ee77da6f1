import { TextDifference as Wording } from '@muster/blocks';
import { useMessages } from '../../shared/use-messages.ts';
import classes from './suggestions.module.css';

interface TextDifferenceProps {
  before: string;
  after: string;
}

/** Two wordings side by side, with removed and added words marked. */
export function TextDifference(props: TextDifferenceProps) {
  const t = useMessages();
  return (
    <div className={classes.difference}>
      {(['before', 'after'] as const).map((side) => (
        <div key={side} className={classes.wording}>
          <h4 className={classes.side}>{t(`suggestions.${side}`)}</h4>
          <Wording {...props} show={side} />
        </div>
      ))}
    </div>
  );
}

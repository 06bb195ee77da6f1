import type { Passage } from '@muster/contracts';
import { useMessages } from '../../shared/use-messages.ts';
import classes from './passages.module.css';

/** Passages of a profile, a CV or a note, with matches highlighted. */
export function Passages({ passages }: { passages: readonly Passage[] }) {
  const t = useMessages();
  if (passages.length === 0) return null;
  return (
    <ul className={classes.passages}>
      {passages.map((passage) => (
        <li key={`${passage.source}${passage.text}`}>
          <span className={classes.source}>{t(`search.row.${passage.source}`)}</span>
          <MarkedPassage passage={passage} />
        </li>
      ))}
    </ul>
  );
}

function MarkedPassage({ passage: { text, marks } }: { passage: Passage }) {
  const ends = [0, ...marks.map(([, to]) => to)];
  return (
    <span>
      {marks.map(([from, to], i) => (
        <span key={from}>
          {text.slice(ends[i], from)}
          <mark className={classes.mark}>{text.slice(from, to)}</mark>
        </span>
      ))}
      {text.slice(ends.at(-1))}
    </span>
  );
}

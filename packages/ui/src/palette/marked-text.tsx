import { Fragment } from 'react';
import type { LetterRange } from './palette.types.ts';
import classes from './palette.module.css';

/** A text with its matching letters highlighted. */
export function MarkedText({ text, marks = [] }: { text: string; marks?: readonly LetterRange[] }) {
  const ends = [0, ...marks.map(([, to]) => to)];
  return (
    <>
      {marks.map(([from, to], i) => (
        <Fragment key={from}>
          {text.slice(ends[i], from)}
          <mark className={classes.mark}>{text.slice(from, to)}</mark>
        </Fragment>
      ))}
      {text.slice(ends.at(-1))}
    </>
  );
}

import { HeadingsBelow } from '@muster/ui';
import type { ReactNode } from 'react';
import classes from './styleguide.module.css';

export type SpecimenProps = {
  title: string;
  /**
   * `row` puts parts side by side, `plain` stacks them, `flush` has no inset, `frame` holds a page.
   */
  layout?: 'row' | 'plain' | 'flush' | 'frame';
  canvas?: boolean;
  children: ReactNode;
};

/** One component in its states, under its name. */
export function Specimen({ title, layout = 'row', canvas = false, children }: SpecimenProps) {
  const modifiers = {
    row: '',
    plain: classes.plain,
    flush: `${classes.plain} ${classes.flush}`,
    frame: `${classes.plain} ${classes.flush} ${classes.frame}`,
  };
  return (
    <div className={classes.specimen}>
      <h3>{title}</h3>
      <div className={`${classes.stage} ${modifiers[layout]} ${canvas ? classes.canvas : ''}`}>
        <HeadingsBelow value={4}>{children}</HeadingsBelow>
      </div>
    </div>
  );
}

import type { ReactNode } from 'react';
import classes from './styleguide.module.css';

export type SectionProps = { id: string; title: string; lead: string; children: ReactNode };

/** One group of the style guide. */
export function Section({ id, title, lead, children }: SectionProps) {
  return (
    <section className={classes.section} id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <p className={classes.lead}>{lead}</p>
      <div className={classes.specimens}>{children}</div>
    </section>
  );
}

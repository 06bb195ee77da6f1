import type { ReactNode } from 'react';
import classes from './form.module.css';

export interface FormSectionProps {
  title: string;
  /** Right of the title: a segmented control, a link. */
  aside?: ReactNode;
  /** One sentence under the title. */
  text?: ReactNode;
  children: ReactNode;
}

/** Fields that belong together under one title; a line parts it from the section above. */
export function FormSection({ title, aside, text, children }: FormSectionProps) {
  return (
    <section className={classes.section}>
      <div className={classes.sectionHead}>
        <h3 className={classes.sectionTitle} data-form-section tabIndex={-1}>
          {title}
        </h3>
        {aside}
      </div>
      {text !== undefined && <p className={classes.sectionText}>{text}</p>}
      {children}
    </section>
  );
}

import { useRef, type ReactNode } from 'react';
import { SectionNav } from './section-nav.tsx';
import classes from './form.module.css';

export interface FormBesideProps {
  /** Content beside the form that stays visible; defaults to the section links. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A long form with what helps to fill it beside it; on narrow windows the form alone. */
export function FormBeside({ aside, children }: FormBesideProps) {
  const form = useRef<HTMLDivElement>(null);
  return (
    <div className={classes.beside}>
      <div ref={form} className={classes.besideMain}>
        {children}
      </div>
      <aside className={classes.aside}>{aside ?? <SectionNav form={form} />}</aside>
    </div>
  );
}

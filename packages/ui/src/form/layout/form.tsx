import type { FormEvent, KeyboardEvent, ReactNode } from 'react';
import classes from './form.module.css';

export interface FormProps {
  onSubmit: (event: FormEvent) => void;
  children: ReactNode;
  id?: string;
  /** Names the form for screen readers where no heading does. */
  label?: string;
  /** As wide as its room, for what stands side by side; fields are read best at 560 px. */
  wide?: boolean;
}

/** A form that checks itself (no bubbles of the browser) and submits by Ctrl or Cmd and Enter too. */
export function Form({ onSubmit, children, id, label, wide = false }: FormProps) {
  function submitByKey(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.currentTarget.requestSubmit();
  }
  return (
    <form
      id={id}
      className={wide ? `${classes.form} ${classes.wide}` : classes.form}
      aria-label={label}
      noValidate
      onSubmit={onSubmit}
      onKeyDown={submitByKey}
    >
      {children}
    </form>
  );
}

import type { ReactNode } from 'react';
import classes from './account-page.module.css';

type AccountPageProps = {
  title: string;
  text?: ReactNode;
  children?: ReactNode;
};

/** One question to a guest: a title, a sentence and actions. */
export function AccountPage({ title, text, children }: AccountPageProps) {
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <h1>{title}</h1>
        {text && <p className={classes.text}>{text}</p>}
      </div>
      {children}
    </div>
  );
}

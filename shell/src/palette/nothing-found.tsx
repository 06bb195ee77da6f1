import classes from './palette.module.css';

/** That nothing has this name, and what may help. */
export function NothingFound({ title, text }: { title?: string; text: string }) {
  return (
    <div className={classes.none}>
      {title && <p className={classes.noneTitle}>{title}</p>}
      <p className={classes.noneText}>{text}</p>
    </div>
  );
}

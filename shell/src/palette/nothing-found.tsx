import classes from './palette.module.css';

/** Says that nothing matches, and suggests what to do. */
export function NothingFound({ title, text }: { title?: string; text: string }) {
  return (
    <div className={classes.none}>
      {title && <p className={classes.noneTitle}>{title}</p>}
      <p className={classes.noneText}>{text}</p>
    </div>
  );
}

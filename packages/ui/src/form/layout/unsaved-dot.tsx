import { useT } from '../../i18n/index.ts';
import classes from './form.module.css';
import { formMessages } from '../messages.ts';

/** "Unsaved changes" with an amber dot; an empty place while there are none, so that nothing moves. */
export function UnsavedDot({ dirty }: { dirty: boolean }) {
  const t = useT(formMessages);
  return (
    <span className={classes.unsaved} role="status">
      {dirty && (
        <>
          <span className={classes.unsavedDot} aria-hidden />
          {t('submit.unsaved')}
        </>
      )}
    </span>
  );
}

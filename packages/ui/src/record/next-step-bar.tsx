import type { ReactNode } from 'react';
import { useT } from '../i18n/messages.ts';
import { uiMessages } from '../messages/ui-messages.ts';
import { IconArrowRight } from '../primitives/icons.ts';
import classes from './next-step-bar.module.css';

export type NextStep = {
  /** What to do and by when, as a sentence without a full stop. */
  text: ReactNode;
  /** The only filled button of the view, small. */
  action?: ReactNode;
};

/** The next step for this record. */
export function NextStepBar({ text, action }: NextStep) {
  const t = useT(uiMessages);
  return (
    <div className={classes.bar}>
      <IconArrowRight size={16} className={classes.icon} aria-hidden />
      <p className={classes.text}>
        <span className={classes.label}>{t('record.nextStep')}</span>
        {text}
      </p>
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}

import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { useT } from '../i18n/messages.ts';
import { uiMessages } from '../messages/ui-messages.ts';
import { IconCheck } from './icons.ts';
import classes from './value.module.css';

/** A green tick: checked by the agency. The text beside it says who checked. */
export function VerifiedTick({ children }: { children?: ReactNode }) {
  const t = useT(uiMessages);
  return (
    <span className={classes.verified}>
      <IconCheck size={14} className={classes.tick} aria-hidden />
      {children ?? <VisuallyHidden>{t('value.verified')}</VisuallyHidden>}
    </span>
  );
}

import { useLayoutEffect } from 'react';
import { useT } from '../i18n/messages.ts';
import { uiMessages } from '../messages/ui-messages.ts';
import { showStep, useStepPlace, type GuestStepAt } from './guest-step-place.ts';
import classes from './guest-frame.module.css';

/**
 * The visitor's step in a sequence of pages: shown in the head of the frame, or here if there is no
 * frame.
 */
export function GuestStep({ step, total }: GuestStepAt) {
  const t = useT(uiMessages);
  const hasPlace = useStepPlace();
  useLayoutEffect(() => showStep({ step, total }), [step, total]);
  return hasPlace ? null : <p className={classes.stepAlone}>{t('layout.step', { step, total })}</p>;
}

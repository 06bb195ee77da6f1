import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useT } from '../i18n/messages.ts';
import { uiMessages } from '../messages/ui-messages.ts';
import { IconEye, IconMasksTheater, IconPencil, IconX } from '../primitives/icons.ts';
import classes from './impersonation-banner.module.css';

export type ImpersonationBannerProps = {
  /** Name of the actor. */
  actorName: string;
  /** Name of the user being impersonated. */
  name: string;
  /** Their role and company: `Client manager, Lumera Pay`. */
  role: string;
  viewOnly: boolean;
  /** The reason; shown if there is room. */
  reason?: string;
  /** The remaining time, in words that update themselves. */
  timeLeft: ReactNode;
  /** Switches to making changes; omitted if that is not allowed. */
  onAct?: () => void;
  onStop: () => void;
  stopping?: boolean;
};

/**
 * Shows the actor, the target, the mode, the remaining time and a button to stop; draws a frame
 * around the whole page. As a child of the page's root it moves everything else down by its height,
 * including overlays.
 */
export function ImpersonationBanner({
  actorName,
  name,
  role,
  viewOnly,
  reason,
  timeLeft,
  onAct,
  onStop,
  stopping = false,
}: ImpersonationBannerProps) {
  const t = useT(uiMessages);
  return (
    <>
      <section
        className={classes.banner}
        aria-label={t('layout.impersonation')}
        data-impersonation-banner
      >
        <IconMasksTheater size={20} className={classes.masks} aria-hidden />
        <div className={classes.facts}>
          <span className={classes.fact}>
            <span className={classes.rest}>{t('layout.you', { actor: actorName })} </span>
            {t('layout.actingAs')} <strong className={classes.who}>{name}</strong>
            <span className={classes.rest}> ({role})</span>
          </span>
          <span className={`${classes.fact} ${classes.fixed}`}>{timeLeft}</span>
          <span className={`${classes.fact} ${classes.fixed}`}>
            {viewOnly ? <IconEye size={14} aria-hidden /> : <IconPencil size={14} aria-hidden />}
            {t(viewOnly ? 'layout.viewOnly' : 'layout.acting')}
          </span>
          {reason && (
            <span className={`${classes.fact} ${classes.rest} ${classes.reason}`} title={reason}>
              {t('layout.reason', { reason })}
            </span>
          )}
        </div>
        {onAct && (
          <UnstyledButton className={classes.button} onClick={onAct}>
            <span className={classes.long}>{t('layout.switchToAct')}</span>
            <span className={classes.short}>{t('layout.act')}</span>
          </UnstyledButton>
        )}
        <UnstyledButton
          className={`${classes.button} ${classes.stop}`}
          aria-label={t('layout.stopActing', { name })}
          disabled={stopping}
          onClick={onStop}
        >
          <IconX size={16} aria-hidden />
          {t('layout.stop')}
        </UnstyledButton>
      </section>
      <div className={classes.frame} aria-hidden />
    </>
  );
}

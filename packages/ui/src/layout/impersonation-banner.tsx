import { UnstyledButton } from '@mantine/core';
import { useT } from '../i18n/messages.ts';
import { uiMessages } from '../messages/ui-messages.ts';
import { IconArrowBackUp, IconMasksTheater } from '../primitives/icons.ts';
import classes from './impersonation-banner.module.css';

export type ImpersonationBannerProps = {
  /** The person acted for. */
  name: string;
  /** Their role and company: `client admin at Lumera Pay`. */
  role: string;
  viewOnly: boolean;
  minutesLeft: number;
  reason: string;
  /** The person who acts. */
  actorName: string;
  onBack: () => void;
};

/** Who, as whom, how far, how long and why, with the way back; and a frame round the whole page. */
export function ImpersonationBanner({
  name,
  role,
  viewOnly,
  minutesLeft,
  reason,
  actorName,
  onBack,
}: ImpersonationBannerProps) {
  const t = useT(uiMessages);
  return (
    <>
      <section className={classes.banner} aria-label={t('layout.impersonation')}>
        <IconMasksTheater size={20} aria-hidden />
        <div className={classes.facts}>
          <span className={classes.fact}>
            <span className={classes.who}>{t('layout.actingAs', { name })}</span>
            <span className={classes.rest}>{t('layout.actingRole', { role })}</span>
          </span>
          <span className={`${classes.fact} ${classes.rest}`}>
            {t(viewOnly ? 'layout.viewOnly' : 'layout.fullAccess')}
          </span>
          <span className={classes.fact}>{t('layout.endsIn', { count: minutesLeft })}</span>
          <span className={`${classes.fact} ${classes.rest}`}>
            {t('layout.reason', { reason })}
          </span>
        </div>
        <UnstyledButton
          className={classes.back}
          aria-label={t('layout.backTo', { name: actorName })}
          onClick={onBack}
        >
          <IconArrowBackUp size={16} aria-hidden />
          <span className={classes.backLong}>{t('layout.backTo', { name: actorName })}</span>
          <span className={classes.backShort}>{t('layout.back')}</span>
        </UnstyledButton>
      </section>
      <div className={classes.frame} aria-hidden />
    </>
  );
}

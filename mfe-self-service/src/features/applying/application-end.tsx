import { selfServiceRoutes, type Applying } from '@muster/contracts';
import { RouteLink, errorText, isApiError, lazyNamed } from '@muster/kit';
import { Button, IconCircleCheck, IconMail, LoadingText, NoticeBar } from '@muster/ui';
import { Suspense, useEffect } from 'react';
import { api } from './applying-api.ts';
import classes from './applying.module.css';
import { keepHandle } from './kept-handle.ts';
import { useApplyingMessages } from './messages.ts';

const AddressTrouble = lazyNamed(() => import('./address-trouble.tsx'), 'AddressTrouble');

/** Sent application: waiting for confirmation of its address, or received. */
export function ApplicationEnd({ handle, applying }: { handle: string; applying: Applying }) {
  const t = useApplyingMessages();
  const [confirm, { data, error, isLoading }] = api.useApplyingConfirmMutation();
  const shown = data ?? applying;
  const { agencyName: agency, email: mail, status } = shown;
  useEffect(() => {
    if (status === 'received') keepHandle(null);
  }, [status]);
  if (status === 'received')
    return (
      <div className={classes.page} role="status">
        <IconCircleCheck size={40} className={classes.done} aria-hidden />
        <h1>{t('end.thanksTitle')}</h1>
        <p className={classes.lead}>
          {shown.job && !shown.job.isOpen ? t('end.thanksPool') : t('end.thanksText', { agency })}
        </p>
        <RouteLink route={selfServiceRoutes.applicationProcess} className={classes.back}>
          {t('jobs.all')}
        </RouteLink>
      </div>
    );
  // In the sending browser the address is not proved: that requires the mailed link.
  const isElsewhere = isApiError(error) && error.code === 'INVALID_TRANSITION';
  if (!shown.isProven || isElsewhere)
    return (
      <div className={classes.page}>
        <div className={classes.page} role="status">
          <IconMail size={40} className={classes.done} aria-hidden />
          <h1>{t('end.confirmTitle')}</h1>
          <p className={classes.lead}>{t('end.confirmText', { mail })}</p>
        </div>
        <Suspense fallback={<LoadingText />}>
          <AddressTrouble handle={handle} applying={shown} />
        </Suspense>
      </div>
    );
  return (
    <div className={classes.page}>
      <h1>{t('end.proofTitle')}</h1>
      <p className={classes.lead}>
        {shown.job ? t('forJob', { title: shown.job.title }) : t('forPool')}
      </p>
      <p className={classes.hint}>{t('end.proofText', { agency })}</p>
      {error && <NoticeBar kind="danger">{errorText(error)}</NoticeBar>}
      <div className={classes.buttons}>
        <Button size="lg" loading={isLoading} onClick={() => void confirm({ params: { handle } })}>
          {t('end.confirm')}
        </Button>
      </div>
    </div>
  );
}

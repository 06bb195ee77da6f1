import { Suspense } from 'react';
import { clientDashboardRoutes } from '@muster/contracts';
import { lazyNamed, useFollow } from '@muster/kit';
import { Button, IconCircleCheck, LoadingText } from '@muster/ui';
import classes from './job-request.module.css';
import { useRequestMessages } from './messages.ts';
import type { RequestValues } from './request-values.ts';

const RequestAgain = lazyNamed(() => import('./request-again.tsx'), 'RequestAgain');

interface RequestThanksProps {
  ticket: string;
  sent: RequestValues;
  isClient: boolean;
  onAgain: () => void;
  /** Returns to the form to correct the address. */
  onCorrect: () => void;
  /** Called if the ticket is no longer valid. */
  onStale: () => void;
}

/** Confirms receipt, with the next steps. */
export function RequestThanks({
  ticket,
  sent,
  isClient,
  onAgain,
  onCorrect,
  onStale,
}: RequestThanksProps) {
  const t = useRequestMessages();
  const follow = useFollow();
  return (
    <div className={classes.page}>
      <div className={classes.page} role="status">
        <IconCircleCheck size={40} className={classes.done} aria-hidden />
        <h1>{t(isClient ? 'thanks.title' : 'thanks.titleConfirm')}</h1>
        <p className={classes.lead}>
          {isClient ? t('thanks.textClient') : t('thanks.text', { mail: sent.email })}
        </p>
      </div>
      {!isClient && (
        <Suspense fallback={<LoadingText />}>
          <RequestAgain ticket={ticket} sent={sent} onCorrect={onCorrect} onStale={onStale} />
        </Suspense>
      )}
      <div className={classes.buttons}>
        {isClient && (
          <Button size="lg" onClick={() => follow(clientDashboardRoutes.dashboard.path)}>
            {t('thanks.jobs')}
          </Button>
        )}
        <Button variant="default" size="lg" onClick={onAgain}>
          {t('thanks.again')}
        </Button>
      </div>
    </div>
  );
}

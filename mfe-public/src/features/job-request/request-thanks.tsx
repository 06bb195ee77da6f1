import { clientDashboardRoutes } from '@muster/contracts';
import { useFollow } from '@muster/kit';
import { Button, IconCircleCheck } from '@muster/ui';
import classes from './job-request.module.css';
import { useRequestMessages } from './messages.ts';

interface RequestThanksProps {
  mail: string;
  isClient: boolean;
  onAgain: () => void;
}

/** Confirms receipt, with the next steps. */
export function RequestThanks({ mail, isClient, onAgain }: RequestThanksProps) {
  const t = useRequestMessages();
  const follow = useFollow();
  return (
    <div className={classes.page} role="status">
      <IconCircleCheck size={40} className={classes.done} aria-hidden />
      <h1>{t(isClient ? 'thanks.title' : 'thanks.titleConfirm')}</h1>
      <p className={classes.lead}>
        {isClient ? t('thanks.textClient') : t('thanks.text', { mail })}
      </p>
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

import { shellName, type RemoteState } from '@muster/contracts';
import { Badge, Button, CardRow } from '@muster/ui';
import { areaName, canaryAudience, lastSwitch, sinceWords } from './release-words.ts';
import { useMessages } from './use-messages.ts';
import classes from './releases.module.css';

type RemoteRowProps = { remote: RemoteState; onManage: () => void };

/** One area: its current build, since when and by whom. */
export function RemoteRow({ remote, onManage }: RemoteRowProps) {
  const t = useMessages();
  const { name, routePrefixes, current, canary } = remote;
  const area = areaName(t, name);
  const since = lastSwitch(remote);
  return (
    <CardRow>
      <div className={classes.who}>
        <span className={classes.area}>{area}</span>
        <span className={classes.quiet}>
          {name === shellName ? t('row.everyPage') : routePrefixes.join(' · ')}
        </span>
      </div>
      <div className={classes.what}>
        <span className={classes.build}>{current ?? t('row.notReleased')}</span>
        {since && <span className={classes.quiet}>{sinceWords(t, since)}</span>}
      </div>
      <div className={classes.canary}>
        {canary && (
          <>
            <Badge family="violet">{t('row.canary')}</Badge>
            <span className={classes.quiet}>{canaryAudience(t, canary)}</span>
          </>
        )}
      </div>
      <Button
        variant="default"
        aria-label={t('row.manage', { area })}
        onClick={onManage}
        className={classes.manage}
      >
        {t('row.open')}
      </Button>
    </CardRow>
  );
}

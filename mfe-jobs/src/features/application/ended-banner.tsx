import { jobsRoutes, type ApplicationRecord } from '@muster/contracts';
import { RouteLink, errorText, usePlatform } from '@muster/kit';
import { Button, Group, NoticeBar, formatDate, useNow } from '@muster/ui';
import { api } from '../../api.ts';
import { BridgeCard } from './bridge-card.tsx';
import classes from './application.module.css';
import { useApplicationMessages } from './messages.ts';
import { TellOutcome } from './tell-outcome.tsx';

/** How an application ended and whether the candidate knows, with a way to reopen it. */
export function EndedBanner({ record }: { record: ApplicationRecord }) {
  const t = useApplicationMessages();
  const now = useNow();
  const platform = usePlatform();
  const [restore, { isLoading }] = api.useApplicationsRestoreMutation();
  const { exit, status, movedTo } = record;
  if (!exit || (status !== 'rejected' && status !== 'withdrawn')) return null;
  const back = async () => {
    const answer = await restore({ params: { id: record.id }, body: { version: record.version } });
    platform.notify(
      answer.error
        ? { kind: 'error', text: errorText(answer.error) }
        : { kind: 'success', text: t('ended.restored') },
    );
  };
  const mayRestore = record.allowedActions.includes('restore');
  const told = exit.toldAt
    ? t(Date.parse(exit.toldAt) > now ? 'ended.toldLater' : 'ended.told', {
        date: formatDate(exit.toldAt),
      })
    : t(exit.missedAs ? `ended.missed.${exit.missedAs}` : 'ended.untold');
  return (
    <div className={classes.banner}>
      <NoticeBar
        kind="warning"
        action={
          (mayRestore || record.mayTellOutcome) && (
            <Group gap="xs">
              <TellOutcome record={record} />
              {mayRestore && (
                <Button variant="default" size="xs" loading={isLoading} onClick={() => void back()}>
                  {t('ended.restore')}
                </Button>
              )}
            </Group>
          )
        }
      >
        {t(movedTo ? 'ended.moved' : `ended.${status}`, {
          side: t(`ended.side.${exit.side}`),
          date: formatDate(exit.at),
          stage: record.stage.name,
        })}{' '}
        {exit.reason && `${t('ended.reason', { reason: exit.reason })} `}
        {exit.note && `“${exit.note}” `}
        {exit.forOtherJob && `${t('ended.forOtherJob')} `}
        {movedTo && (
          <RouteLink
            className={classes.link}
            route={jobsRoutes.applicationProfile}
            params={{ jobApplicationId: movedTo.id }}
          >
            {t('ended.movedTo', { job: movedTo.jobTitle })}
          </RouteLink>
        )}
        {(status === 'rejected' || record.mayTellOutcome) && told}
      </NoticeBar>
      {status === 'rejected' && <BridgeCard record={record} />}
    </div>
  );
}

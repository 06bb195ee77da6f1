import { useState, type ReactNode } from 'react';
import { clientDashboardRoutes, jobsRoutes, type AssistantSetting } from '@muster/contracts';
import { QueryView, RouteLink, useActor } from '@muster/kit';
import { NoticeBar, PageHeader, PageSkeleton } from '@muster/ui';
import { api } from '../../api.ts';
import { AssistantSwitch } from '../../shared/assistant/assistant-switch.tsx';
import { Dialogue } from './dialogue.tsx';
import { DraftPanel } from './draft-panel.tsx';
import { useSaraMessages } from './messages.ts';
import classes from './sara.module.css';

/** Creates a job draft from a dialogue. */
export function SaraPage() {
  const t = useSaraMessages();
  const isClient = useIsClient();
  const setting = api.useAiSettingQuery();
  return (
    <div className={isClient ? classes.clientPage : classes.page}>
      <PageHeader
        variant={isClient ? 'client' : 'page'}
        title={t('title')}
        subtitle={t(isClient ? 'client' : 'subtitle')}
      />
      <QueryView query={setting} skeleton={<PageSkeleton variant="form" />}>
        {(shown) => <Switched setting={shown} />}
      </QueryView>
    </div>
  );
}

/**
 * If the agency switches it off during a dialogue, the dialogue and the typed text stay visible.
 */
function Switched({ setting }: { setting: AssistantSetting }) {
  const [begunOn] = useState(setting.on);
  const stays = begunOn && setting.ownOn;
  const switches = (
    <div className={classes.switchesFrame}>
      <AssistantSwitch setting={setting} />
    </div>
  );
  return (
    <>
      {!setting.on && <Off setting={setting} />}
      {setting.on || stays ? <Talk>{switches}</Talk> : switches}
    </>
  );
}

/** Whether a client user is talking: the result is a request instead of a draft. */
const useIsClient = (): boolean => useActor()?.audience === 'client';

/** The content below loads with the dialogue, because it would move otherwise. */
function Talk({ children }: { children: ReactNode }) {
  const query = api.useJobDialogueCurrentQuery();
  return (
    <QueryView query={query} skeleton={<PageSkeleton variant="form" />}>
      {({ dialogue }) => (
        <>
          <div className={classes.columns}>
            <Dialogue dialogue={dialogue} />
            <DraftPanel dialogue={dialogue} />
          </div>
          {children}
        </>
      )}
    </QueryView>
  );
}

function Off({ setting }: { setting: AssistantSetting }) {
  const t = useSaraMessages();
  const isClient = useIsClient();
  const route = isClient ? clientDashboardRoutes.clientDashboardJobsNew : jobsRoutes.create;
  return (
    <div className={classes.off}>
      <NoticeBar kind="info" action={<RouteLink route={route}>{t('off.byHand')}</RouteLink>}>
        {t(setting.agencyOn ? 'off.own' : 'off.agency')}
      </NoticeBar>
    </div>
  );
}

import { useState } from 'react';
import type { RemoteState } from '@muster/contracts';
import { Drawer, EmptyState, IconArchive, Stack } from '@muster/ui';
import { BuildsSection } from './builds-section.tsx';
import { CanaryModal } from './canary-modal.tsx';
import { CanarySection } from './canary-section.tsx';
import { CurrentSection } from './current-section.tsx';
import { HistorySection } from './history-section.tsx';
import { areaName } from './release-words.ts';
import { useReleaseActions } from './use-release-actions.tsx';
import { useMessages } from './use-messages.ts';
import classes from './releases.module.css';

type RemoteDrawerProps = { remote: RemoteState; refetch: () => unknown; onClose: () => void };

/** One area: the active build, the canary, other builds, and the history. */
export function RemoteDrawer({ remote, refetch, onClose }: RemoteDrawerProps) {
  const t = useMessages();
  const { name, routePrefixes, current } = remote;
  const { ask, dialog } = useReleaseActions(remote, refetch);
  const [choosing, setChoosing] = useState(false);
  return (
    <>
      <Drawer
        opened
        width={680}
        onClose={onClose}
        title={areaName(t, name)}
        subtitle={[name, ...routePrefixes].join(' · ')}
      >
        {current === null ? (
          <EmptyState
            icon={IconArchive}
            title={t('empty.title')}
            text={t('empty.text', { name })}
          />
        ) : (
          <Stack gap="lg">
            <CurrentSection remote={remote} ask={ask} />
            <CanarySection remote={remote} ask={ask} onChoose={() => setChoosing(true)} />
            <BuildsSection remote={remote} ask={ask} />
            <HistorySection remote={remote} />
            <p className={classes.quiet}>{t('command', { name })}</p>
          </Stack>
        )}
      </Drawer>
      {choosing && (
        <CanaryModal remote={remote} refetch={refetch} onClose={() => setChoosing(false)} />
      )}
      {dialog}
    </>
  );
}

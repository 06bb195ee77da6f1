import { href, jobsRoutes, reachableStages, type ApplicationRecord } from '@muster/contracts';
import {
  EndApplication,
  HoldApplication,
  useApplicationBlockMessages,
  useApplicationSteps,
} from '@muster/blocks';
import { useFollow } from '@muster/kit';
import { IconButton, IconDots, Menu } from '@muster/ui';
import { useState } from 'react';
import { ActionDialog } from './action-dialog.tsx';
import { dialogActions, type DialogAction } from './dialog-actions.ts';
import { useApplicationMessages } from './messages.ts';

const overlays = {
  submit: jobsRoutes.applicationSubmit,
  resubmit: jobsRoutes.applicationSubmit,
  select: jobsRoutes.applicationSelect,
  reject: jobsRoutes.applicationReject,
} as const;

const endings = ['withdraw', 'remove'] as const;
type Opened = DialogAction | 'hold' | (typeof endings)[number];

/** All current actions, in process order; endings last. */
export function ActionMenu({ record }: { record: ApplicationRecord }) {
  const t = useApplicationMessages();
  const words = useApplicationBlockMessages();
  const follow = useFollow();
  const steps = useApplicationSteps(record);
  const [opened, setOpened] = useState<Opened | null>(null);
  const allowed = new Set<string>(record.allowedActions);
  const forward = (['submit', 'resubmit', 'select'] as const).filter((one) => allowed.has(one));
  const inDialog = dialogActions.filter((action) => allowed.has(action));
  const stages = reachableStages(record);
  const ends = endings.filter((ending) => allowed.has(ending));
  const openOverlay = (action: keyof typeof overlays) =>
    follow(href(overlays[action], { jobApplicationId: record.id }));
  if (allowed.size === 0) return null;
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <IconButton variant="default" aria-label={t('more')}>
            <IconDots size={16} />
          </IconButton>
        </Menu.Target>
        <Menu.Dropdown>
          {forward.map((action) => (
            <Menu.Item key={action} onClick={() => openOverlay(action)}>
              {t(`action.${action}`)}
            </Menu.Item>
          ))}
          {inDialog.map((action) => (
            <Menu.Item key={action} onClick={() => setOpened(action)}>
              {t(`action.${action}`)}
            </Menu.Item>
          ))}
          {stages.map(({ id, name }) => (
            <Menu.Item key={id} onClick={() => steps.moveTo(id)}>
              {words('moveTo', { stage: name })}
            </Menu.Item>
          ))}
          {allowed.has('hold') && (
            <Menu.Item onClick={() => setOpened('hold')}>{t('action.hold')}</Menu.Item>
          )}
          {allowed.has('resume') && (
            <Menu.Item onClick={steps.resume}>{t('action.resume')}</Menu.Item>
          )}
          {(ends.length > 0 || allowed.has('reject')) && <Menu.Divider />}
          {ends.map((ending) => (
            <Menu.Item key={ending} color="red" onClick={() => setOpened(ending)}>
              {t(`action.${ending}`)}
            </Menu.Item>
          ))}
          {allowed.has('reject') && (
            <Menu.Item color="red" onClick={() => openOverlay('reject')}>
              {t('action.reject')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {opened && <Opened action={opened} record={record} onClose={() => setOpened(null)} />}
    </>
  );
}

interface OpenedProps {
  action: Opened;
  record: ApplicationRecord;
  onClose: () => void;
}

function Opened({ action, record, onClose }: OpenedProps) {
  const follow = useFollow();
  const { name } = record.candidate;
  if (action === 'hold') return <HoldApplication name={name} onClose={onClose} row={record} />;
  if (action === 'withdraw' || action === 'remove')
    return (
      <EndApplication
        name={name}
        onClose={onClose}
        row={record}
        others={record.others.length}
        ways={[action]}
        onDone={() => {
          onClose();
          // The record is gone, so the page is left.
          if (action === 'remove')
            follow(href(jobsRoutes.candidates, { id: record.job.id }), { replace: true });
        }}
      />
    );
  return <ActionDialog action={action} record={record} onClose={onClose} />;
}

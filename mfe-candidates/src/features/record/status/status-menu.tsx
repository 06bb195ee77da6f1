import { useState } from 'react';
import {
  candidateStatusActions,
  candidatesRoutes,
  type CandidateRecord,
  type CandidateStatusAction,
} from '@muster/contracts';
import { RouteLink, errorText, usePlatform } from '@muster/kit';
import {
  Button,
  IconAlarmSnooze,
  IconArchive,
  IconArrowBackUp,
  IconBan,
  IconChevronDown,
  IconLockOpen,
  IconSun,
  IconUserCheck,
  IconUserPlus,
  IconUserX,
  Menu,
  type IconComponent,
} from '@muster/ui';
import { api } from '../../../api.ts';
import { useMessages } from '../../../shared/use-messages.ts';
import { StatusDialogs, type DialogAction } from './status-dialogs.tsx';
import classes from './status-menu.module.css';
import { useRequestedAction } from './use-requested-action.ts';
import { useStatusNotice } from '../../../shared/status/use-status-notice.ts';

const icons: Record<CandidateStatusAction, IconComponent> = {
  engage: IconUserPlus,
  activate: IconUserCheck,
  wake: IconSun,
  snooze: IconAlarmSnooze,
  restore: IconArrowBackUp,
  lift: IconLockOpen,
  archive: IconArchive,
  reject: IconUserX,
  do_not_contact: IconBan,
};
const grave: ReadonlySet<CandidateStatusAction> = new Set(['reject', 'do_not_contact']);

/** Current status actions, each with its consequence. */
export function StatusMenu({ candidate }: { candidate: CandidateRecord }) {
  const t = useMessages();
  const [dialog, setDialog] = useState<DialogAction | null>(null);
  const [requested, leaveRequest] = useRequestedAction(candidate, ['archive']);
  const { run, pending } = useDirectAction(candidate);
  const actions = candidateStatusActions.filter((action) => isOffered(candidate, action));
  if (actions.length === 0) return null;

  function choose(action: CandidateStatusAction) {
    if (action === 'activate' || action === 'wake') void run(action);
    else if (action !== 'reject') setDialog(action);
  }

  return (
    <>
      <Menu position="bottom-end" width={320}>
        <Menu.Target>
          <Button
            variant="default"
            loading={pending}
            rightSection={<IconChevronDown size={14} />}
            aria-label={t('status.menuLabel', { name: candidate.name })}
          >
            {t('status.menu')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {actions.map((action) => (
            <StatusItem
              key={action}
              action={action}
              candidate={candidate}
              onChoose={() => choose(action)}
            />
          ))}
        </Menu.Dropdown>
      </Menu>
      <StatusDialogs
        action={dialog ?? requested}
        candidate={candidate}
        onClose={() => {
          setDialog(null);
          leaveRequest();
        }}
      />
    </>
  );
}

/** Restoring a rejected candidate requires a reason, so the shortcut without one is hidden. */
const isOffered = ({ allowedActions }: CandidateRecord, action: CandidateStatusAction): boolean =>
  allowedActions.includes(action) && !(action === 'activate' && allowedActions.includes('restore'));

function StatusItem({
  action,
  candidate,
  onChoose,
}: {
  action: CandidateStatusAction;
  candidate: CandidateRecord;
  onChoose: () => void;
}) {
  const t = useMessages();
  const Icon = icons[action];
  const look = {
    leftSection: <Icon size={16} />,
    ...(grave.has(action) && { color: 'red' }),
  };
  const words = (
    <>
      {t(`status.action.${action}`)}
      <span className={classes.consequence}>{t(`status.consequence.${action}`)}</span>
    </>
  );
  return action === 'reject' ? (
    <Menu.Item
      {...look}
      component={RouteLink}
      route={candidatesRoutes.reject}
      params={{ id: candidate.id }}
    >
      {words}
    </Menu.Item>
  ) : (
    <Menu.Item {...look} onClick={onChoose}>
      {words}
    </Menu.Item>
  );
}

/** Runs actions without a dialog directly. */
function useDirectAction({ id, version }: CandidateRecord) {
  const platform = usePlatform();
  const notice = useStatusNotice();
  const [activate, activating] = api.useCandidatesActivateMutation();
  const [wake, waking] = api.useCandidatesWakeMutation();

  async function run(action: 'activate' | 'wake') {
    const args = { params: { id }, body: { version } };
    const answer = await (action === 'activate' ? activate(args) : wake(args));
    if (answer.error) platform.notify({ kind: 'error', text: errorText(answer.error) });
    else notice(action, answer.data);
  }
  return { run, pending: activating.isLoading || waking.isLoading };
}

import { href, jobsRoutes } from '@muster/contracts';
import type { ApplicationRecord } from '@muster/contracts';
import { useFollow } from '@muster/kit';
import { IconButton, IconDots, Menu } from '@muster/ui';
import { useState } from 'react';
import { ActionDialog } from './action-dialog.tsx';
import { dialogActions } from './dialog-actions.ts';
import type { DialogAction } from './dialog-actions.ts';
import { useApplicationWords } from './messages.ts';

const overlays = {
  submit: jobsRoutes.applicationSubmit,
  resubmit: jobsRoutes.applicationSubmit,
  select: jobsRoutes.applicationSelect,
  reject: jobsRoutes.applicationReject,
} as const;

/** Everything that is possible now, in the order of the way; the endings last. */
export function ActionMenu({ record }: { record: ApplicationRecord }) {
  const t = useApplicationWords();
  const follow = useFollow();
  const [open, setOpen] = useState<DialogAction | null>(null);
  const allowed = new Set<string>(record.allowedActions);
  const inDialog = dialogActions.filter((action) => allowed.has(action));
  const inOverlay = (Object.keys(overlays) as (keyof typeof overlays)[]).filter((action) =>
    allowed.has(action),
  );
  if (inDialog.length + inOverlay.length === 0) return null;
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <IconButton variant="default" aria-label={t('more')}>
            <IconDots size={16} />
          </IconButton>
        </Menu.Target>
        <Menu.Dropdown>
          {inOverlay
            .filter((action) => action !== 'reject')
            .map((action) => (
              <Menu.Item
                key={action}
                onClick={() => follow(href(overlays[action], { jobApplicationId: record.id }))}
              >
                {t(`action.${action}`)}
              </Menu.Item>
            ))}
          {inDialog.map((action) => (
            <Menu.Item key={action} onClick={() => setOpen(action)}>
              {t(`action.${action}`)}
            </Menu.Item>
          ))}
          {allowed.has('reject') && (
            <>
              <Menu.Divider />
              <Menu.Item
                color="red"
                onClick={() => follow(href(overlays.reject, { jobApplicationId: record.id }))}
              >
                {t('action.reject')}
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      {open && <ActionDialog action={open} record={record} onClose={() => setOpen(null)} />}
    </>
  );
}

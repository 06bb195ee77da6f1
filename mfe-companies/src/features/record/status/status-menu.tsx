import { useState } from 'react';
import { companyStatusActions, type CompanyAction, type CompanyRecord } from '@muster/contracts';
import {
  Button,
  IconArchive,
  IconBan,
  IconChevronDown,
  IconPlayerPause,
  IconPlayerPlay,
  Menu,
  type IconComponent,
} from '@muster/ui';
import { useMessages } from '../../../shared/use-messages.ts';
import { StatusDialog, type DialogAction } from './status-dialog.tsx';
import classes from './status-menu.module.css';
import { useActivate } from './use-activate.ts';

const icons: Record<CompanyAction, IconComponent> = {
  activate: IconPlayerPlay,
  hold: IconPlayerPause,
  block: IconBan,
  end: IconArchive,
};

/** Current state actions, each with its consequence. */
export function StatusMenu({ company }: { company: CompanyRecord }) {
  const t = useMessages();
  const [dialog, setDialog] = useState<DialogAction | null>(null);
  const { activate, isPending } = useActivate(company);
  const actions = companyStatusActions.filter((action) => company.allowedActions.includes(action));
  if (actions.length === 0) return null;
  return (
    <>
      <Menu position="bottom-end" width={300}>
        <Menu.Target>
          <Button
            variant="default"
            loading={isPending}
            rightSection={<IconChevronDown size={14} />}
            aria-label={t('record.status.menuLabel', { name: company.name })}
          >
            {t('record.status.menu')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {actions.map((action) => {
            const Icon = icons[action];
            return (
              <Menu.Item
                key={action}
                leftSection={<Icon size={16} />}
                {...(action === 'block' && { color: 'red' })}
                onClick={() => (action === 'activate' ? void activate() : setDialog(action))}
              >
                {t(`record.status.action.${action}`)}
                <span className={classes.consequence}>
                  {t(`record.status.consequence.${action}`)}
                </span>
              </Menu.Item>
            );
          })}
        </Menu.Dropdown>
      </Menu>
      {dialog && <StatusDialog company={company} action={dialog} onClose={() => setDialog(null)} />}
    </>
  );
}

import { useState } from 'react';
import { errorText, usePlatform } from '@muster/kit';
import { IconButton, IconDots, Menu } from '@muster/ui';
import { usePromisesKeepMutation, usePromisesReadQuery } from '../host-hooks.ts';
import { usePromiseMessages } from './messages.ts';
import { MovePromise } from './move-promise.tsx';
import { WithdrawPromise } from './withdraw-promise.tsx';

interface PromiseMenuProps {
  id: string;
  text: string;
  /** Whether it can be kept from here; elsewhere that is done with its task. */
  mayKeep?: boolean;
}

/** Actions on an open promise. */
export function PromiseMenu({ id, text, mayKeep = false }: PromiseMenuProps) {
  const t = usePromiseMessages();
  const { notify } = usePlatform();
  const [isOpen, setOpen] = useState(false);
  const [asked, setAsked] = useState<'move' | 'withdraw' | null>(null);
  const [keep] = usePromisesKeepMutation();
  const { data: promise } = usePromisesReadQuery(
    { params: { id } },
    { skip: !isOpen && asked === null },
  );
  const close = () => setAsked(null);
  const may = (action: 'keep' | 'move' | 'withdraw') =>
    promise?.allowedActions.includes(action) ?? false;

  async function markKept(version: number) {
    const { error } = await keep({ params: { id }, body: { version } });
    notify(
      error
        ? { kind: 'error', text: errorText(error) }
        : { kind: 'success', text: t('row.keptText') },
    );
  }

  return (
    <>
      <Menu position="bottom-end" opened={isOpen} onChange={setOpen}>
        <Menu.Target>
          <IconButton size="sm" aria-label={t('row.actions', { text })} withTooltip={false}>
            <IconDots size={14} />
          </IconButton>
        </Menu.Target>
        <Menu.Dropdown>
          {mayKeep && (
            <Menu.Item
              disabled={!may('keep')}
              onClick={() => promise && void markKept(promise.version)}
            >
              {t('row.keep')}
            </Menu.Item>
          )}
          <Menu.Item disabled={!may('move')} onClick={() => setAsked('move')}>
            {t('row.move')}
          </Menu.Item>
          <Menu.Item disabled={!may('withdraw')} onClick={() => setAsked('withdraw')}>
            {t('row.withdraw')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {promise && asked === 'move' && <MovePromise promise={promise} onClose={close} />}
      {promise && asked === 'withdraw' && <WithdrawPromise promise={promise} onClose={close} />}
    </>
  );
}

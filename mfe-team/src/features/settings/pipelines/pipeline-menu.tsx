import { useState } from 'react';
import type { PipelineRow } from '@muster/contracts';
import { useUndoableMutation } from '@muster/kit';
import { ConfirmModal, IconButton, IconDots, Menu } from '@muster/ui';
import { api } from '../../../api.ts';
import { DuplicateModal } from './duplicate-modal.tsx';
import { usePipelineMessages } from './messages.ts';

interface PipelineMenuProps {
  row: PipelineRow;
  onCopied: (id: string) => void;
}

/** The user's actions on a template besides editing it. */
export function PipelineMenu({ row, onCopied }: PipelineMenuProps) {
  const t = usePipelineMessages();
  const [asked, setAsked] = useState<'set_default' | 'duplicate' | null>(null);
  const [archive] = api.usePipelinesArchiveMutation();
  const [restore] = api.usePipelinesRestoreMutation();
  const [setDefault] = api.usePipelinesSetDefaultMutation();
  const { id, name, version, allowedActions } = row;
  const mutations = { archive, restore, set_default: setDefault };
  const { run, pending } = useUndoableMutation({
    mutation: ({ action }: { action: keyof typeof mutations }) =>
      mutations[action]({ params: { id }, body: { version } }),
    message: (_after, { action }) => t(`done.${action}`, { name }),
    onDone: () => setAsked(null),
  });
  const further = allowedActions.filter((action) => action !== 'edit');
  if (further.length === 0) return null;
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <IconButton variant="default" aria-label={t('menu', { name })}>
            <IconDots size={16} />
          </IconButton>
        </Menu.Target>
        <Menu.Dropdown>
          {further.map((action) => (
            <Menu.Item
              key={action}
              onClick={() =>
                action === 'duplicate' || action === 'set_default'
                  ? setAsked(action)
                  : void run({ action })
              }
            >
              {t(`action.${action}`)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {asked === 'duplicate' && (
        <DuplicateModal row={row} onClose={() => setAsked(null)} onCopied={onCopied} />
      )}
      {asked === 'set_default' && (
        <ConfirmModal
          opened
          title={t('askDefault.title', { name })}
          confirmLabel={t('askDefault.confirm')}
          effects={[
            { id: 'new', text: t('askDefault.effect', { name }) },
            { id: 'stay', text: t('askDefault.stay') },
          ]}
          pending={pending}
          onClose={() => setAsked(null)}
          onConfirm={() => void run({ action: 'set_default' })}
        />
      )}
    </>
  );
}

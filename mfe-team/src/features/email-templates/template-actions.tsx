import { useState } from 'react';
import { href, teamRoutes, type EmailTemplate } from '@muster/contracts';
import { AppLink, errorText, usePlatform } from '@muster/kit';
import { Button, ConfirmModal } from '@muster/ui';
import { api } from '../../api.ts';
import { useTemplateMessages } from './messages.ts';
import { RehearsalDrawer } from './rehearsal-drawer.tsx';

/** Test mail to the user, preview for real people, copy, and restoring the shipped text. */
export function TemplateActions({
  template,
  onRestored,
}: {
  template: EmailTemplate;
  onRestored: (restored: EmailTemplate) => void;
}) {
  const t = useTemplateMessages();
  const platform = usePlatform();
  const { id, version, allowedActions, audience } = template;
  const [test, testing] = api.useEmailTemplatesTestMutation();
  const [restore, restoring] = api.useEmailTemplatesRestoreDefaultMutation();
  const [open, setOpen] = useState<'restore' | 'rehearse' | null>(null);

  async function sendTest() {
    const { data, error } = await test({ params: { id } });
    platform.notify(
      data
        ? { kind: 'success', text: t('tested', { to: data.to }) }
        : { kind: 'error', text: errorText(error) },
    );
  }

  async function restoreDefault() {
    const { data, error } = await restore({ params: { id }, body: { version } });
    platform.notify(
      error
        ? { kind: 'error', text: errorText(error) }
        : { kind: 'success', text: t('restore.done') },
    );
    setOpen(null);
    if (data) onRestored(data);
  }

  return (
    <>
      {allowedActions.includes('restore_default') && (
        <Button variant="default" onClick={() => setOpen('restore')}>
          {t('restore.action')}
        </Button>
      )}
      {audience === 'candidate' && (
        <Button variant="default" onClick={() => setOpen('rehearse')}>
          {t('rehearse.action')}
        </Button>
      )}
      {allowedActions.includes('delete') && (
        <Button
          variant="default"
          component={AppLink}
          href={href(teamRoutes.settingsEmailTemplatesByIdDelete, { id })}
        >
          {t('action.delete')}
        </Button>
      )}
      <Button
        variant="default"
        component={AppLink}
        href={href(teamRoutes.settingsEmailTemplatesNew, {}, { from: id })}
      >
        {t('action.duplicate')}
      </Button>
      <Button variant="default" loading={testing.isLoading} onClick={() => void sendTest()}>
        {t('test')}
      </Button>
      <ConfirmModal
        opened={open === 'restore'}
        title={t('restore.title')}
        confirmLabel={t('restore.action')}
        effects={[
          { id: 'text', text: t('restore.text') },
          { id: 'kept', text: t('restore.kept') },
        ]}
        pending={restoring.isLoading}
        onConfirm={() => void restoreDefault()}
        onClose={() => setOpen(null)}
      />
      {open === 'rehearse' && <RehearsalDrawer id={id} onClose={() => setOpen(null)} />}
    </>
  );
}

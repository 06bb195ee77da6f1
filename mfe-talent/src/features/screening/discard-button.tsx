import { candidatesRoutes, href, type ScreeningForm } from '@muster/contracts';
import { errorText, useLeave, usePlatform } from '@muster/kit';
import { Button, ConfirmModal } from '@muster/ui';
import { useState } from 'react';
import { api } from '../../api.ts';
import { useScreeningMessages } from './messages.ts';

/** Deletes a draft after confirmation. */
export function DiscardButton({ draft }: { draft: ScreeningForm }) {
  const t = useScreeningMessages();
  const platform = usePlatform();
  const leave = useLeave();
  const [isAsking, setIsAsking] = useState(false);
  const [remove, { isLoading }] = api.useScreeningFormsDeleteMutation();

  async function discard() {
    const { data, error } = await remove({
      params: { id: draft.id },
      body: { version: draft.version },
    });
    setIsAsking(false);
    if (!data) {
      platform.notify({ kind: 'error', text: errorText(error) });
      return;
    }
    platform.notify({ kind: 'success', text: t('discarded') });
    const { id } = draft.candidate;
    leave(
      () => platform.navigate(href(candidatesRoutes.candidatesByIdProfileVetting, { id })),
      true,
    );
  }

  return (
    <>
      <Button variant="subtle" size="md" loading={isLoading} onClick={() => setIsAsking(true)}>
        {t('discard')}
      </Button>
      {isAsking && (
        <ConfirmModal
          effects={[{ id: 'gone', text: t('discardText') }]}
          opened
          onClose={() => setIsAsking(false)}
          onConfirm={() => void discard()}
          title={t('discardTitle')}
          confirmLabel={t('discard')}
          cancelLabel={t('discardKeep')}
          danger
        />
      )}
    </>
  );
}

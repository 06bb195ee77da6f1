import { homeLayoutOf, type HomeArrangement, type HomeLayout } from '@muster/contracts';
import { errorText, isApiError, usePlatform, useSession } from '@muster/kit';
import { Button, CancelButton, Drawer, OverlayFooter } from '@muster/ui';
import { useState } from 'react';
import { api } from '../../../api.ts';
import { useHomeMessages } from '../use-home-messages.ts';
import { ArrangeList } from './arrange-list.tsx';

/** Moves, hides and shows the parts of the start page; nothing is saved before Save. */
export function ArrangeDrawer({
  arrangement,
  onClose,
}: {
  arrangement: HomeArrangement;
  onClose: () => void;
}) {
  const t = useHomeMessages();
  const platform = usePlatform();
  const role = useSession()?.role ?? 'staff_viewer';
  const [arrange, { isLoading }] = api.useHomeArrangeMutation();
  const [{ main, side, hidden }, setLayout] = useState<HomeLayout>(arrangement);
  const layout: HomeLayout = { main, side, hidden };

  async function save() {
    try {
      const body = {
        main: [...main],
        side: [...side],
        hidden: [...hidden],
        version: arrangement.version,
      };
      await arrange({ body }).unwrap();
      platform.notify({ kind: 'success', text: t('arrange.saved') });
      onClose();
    } catch (error) {
      const isStale = isApiError(error) && error.code === 'VERSION_CONFLICT';
      const text = isStale ? t('arrange.conflict') : errorText(error);
      platform.notify({ kind: 'error', text });
      if (isStale) platform.bus.emit('entity.changed', { entity: 'Home' });
    }
  }

  return (
    <Drawer
      opened
      onClose={onClose}
      width={480}
      title={t('arrange.title')}
      subtitle={t('arrange.subtitle')}
      footer={
        <OverlayFooter
          left={
            <Button variant="subtle" onClick={() => setLayout(homeLayoutOf(role))}>
              {t('arrange.reset')}
            </Button>
          }
        >
          <CancelButton>{t('arrange.cancel')}</CancelButton>
          <Button loading={isLoading} onClick={() => void save()}>
            {t('arrange.save')}
          </Button>
        </OverlayFooter>
      }
    >
      <ArrangeList layout={layout} onChange={setLayout} />
    </Drawer>
  );
}

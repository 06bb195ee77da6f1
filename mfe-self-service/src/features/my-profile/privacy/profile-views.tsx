import { useState } from 'react';
import { consentTextVersion, type OwnPrivacy } from '@muster/contracts';
import { errorText, usePlatform } from '@muster/kit';
import { Button, ConfirmModal } from '@muster/ui';
import { api } from '../../../own-api.ts';
import { useMessages } from '../../../shared/use-messages.ts';
import { ProfileDrawer } from './client-view-drawer.tsx';
import { Share } from './share.tsx';
import classes from './privacy-card.module.css';

/** The clients to whom the profile was shown and when they opened it, with a way to stop that. */
export function ProfileViews({ own: { views, granted } }: { own: OwnPrivacy }) {
  const t = useMessages();
  const platform = usePlatform();
  const [isAsked, setAsked] = useState(false);
  const [isReading, setReading] = useState(false);
  const [record, { isLoading }] = api.useOwnConsentsRecordMutation();

  async function withdraw() {
    setAsked(false);
    const answer = await record({
      body: { purpose: 'share_with_clients', granted: false, textVersion: consentTextVersion },
    });
    platform.notify(
      answer.error
        ? { kind: 'error', text: errorText(answer.error) }
        : { kind: 'success', text: t('privacy.seen.withdrawn') },
    );
  }

  return (
    <section>
      <h3 className={classes.title}>{t('privacy.seen.title')}</h3>
      {views.length === 0 ? (
        <p className={classes.quiet}>{t('privacy.seen.none')}</p>
      ) : (
        <ul className={classes.list}>
          {views.map((view) => (
            <Share key={view.id} share={view} />
          ))}
        </ul>
      )}
      <div className={classes.choices}>
        <Button size="compact-sm" variant="default" onClick={() => setReading(true)}>
          {t('privacy.reads.show')}
        </Button>
        {granted.includes('share_with_clients') && (
          <Button
            size="compact-sm"
            variant="default"
            loading={isLoading}
            onClick={() => setAsked(true)}
          >
            {t('privacy.seen.withdraw')}
          </Button>
        )}
      </div>
      {isReading && <ProfileDrawer onClose={() => setReading(false)} />}
      <ConfirmModal
        opened={isAsked}
        title={t('privacy.seen.confirmTitle')}
        confirmLabel={t('privacy.seen.confirm')}
        cancelLabel={t('consents.keep')}
        effects={[
          { id: 'share', text: t('consents.warn.share_with_clients') },
          { id: 'seen', text: t('privacy.seen.confirmSeen') },
          { id: 'again', text: t('consents.again') },
        ]}
        onClose={() => setAsked(false)}
        onConfirm={() => void withdraw()}
      />
    </section>
  );
}

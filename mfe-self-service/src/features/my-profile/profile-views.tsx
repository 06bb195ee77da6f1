import { useState } from 'react';
import { consentTextVersion, type OwnPrivacy, type ProfileView } from '@muster/contracts';
import { errorText, usePlatform } from '@muster/kit';
import { Button, ConfirmModal, formatDate } from '@muster/ui';
import { api } from '../../api.ts';
import { useMessages } from '../../shared/use-messages.ts';
import classes from './privacy-card.module.css';

/** To which clients the profile was shown and when they looked, with the way to stop it. */
export function ProfileViews({ own: { views, granted } }: { own: OwnPrivacy }) {
  const t = useMessages();
  const platform = usePlatform();
  const [isAsked, setAsked] = useState(false);
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
            <View key={`${view.sharedAt}${view.job ?? ''}`} view={view} />
          ))}
        </ul>
      )}
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

function View({ view: { client, job, sharedAt, seenAt } }: { view: ProfileView }) {
  const t = useMessages();
  return (
    <li>
      {[client ?? t('privacy.seen.confidential'), job].filter(Boolean).join(' · ')}
      <span className={classes.seen}>
        {[
          t('privacy.seen.shared', { date: formatDate(sharedAt) }),
          seenAt
            ? t('privacy.seen.opened', { date: formatDate(seenAt) })
            : t('privacy.seen.notOpened'),
        ].join(', ')}
      </span>
    </li>
  );
}

import { QueryView } from '@muster/kit';
import { Button, Card, IconFileDownload, NoticeBar, Skeleton, formatDate } from '@muster/ui';
import { useState } from 'react';
import { api } from '../../../own-api.ts';
import { useMessages } from '../../../shared/use-messages.ts';
import { AskErasureModal } from './ask-erasure-modal.tsx';
import classes from './privacy-card.module.css';
import { ProfileViews } from './profile-views.tsx';

/** Who has seen the profile, export of all personal data in one file, and erasure. */
export function PrivacyCard() {
  const t = useMessages();
  const query = api.useOwnPrivacyReadQuery();
  const [isAsking, setAsking] = useState(false);
  return (
    <Card title={t('privacy.title')}>
      <p className={classes.quiet}>{t('privacy.intro')}</p>
      <QueryView query={query} keepPrevious size="compact" skeleton={<Skeleton height={160} />}>
        {(own) => (
          <div className={classes.parts}>
            <ProfileViews own={own} />
            <div>
              <Button
                variant="default"
                component="a"
                href="/api/v1/me/data-passport"
                download
                leftSection={<IconFileDownload size={16} />}
              >
                {t('privacy.download')}
              </Button>
              <p className={classes.quiet}>{t('privacy.downloadHelp')}</p>
            </div>
            {own.erasureAskedAt ? (
              <NoticeBar kind="info">
                {t('privacy.erase.asked', { date: formatDate(own.erasureAskedAt) })}
              </NoticeBar>
            ) : (
              <div>
                <Button variant="default" onClick={() => setAsking(true)}>
                  {t('privacy.erase.ask')}
                </Button>
              </div>
            )}
          </div>
        )}
      </QueryView>
      {isAsking && <AskErasureModal onClose={() => setAsking(false)} />}
    </Card>
  );
}

import type { TeamCalendar } from '@muster/contracts';
import { errorText, usePlatform } from '@muster/kit';
import { Button, CopyButton, Group, Stack, formatDate } from '@muster/ui';
import { useState } from 'react';
import { api } from '../../../api.ts';
import classes from '../calendar.module.css';
import { useLayerMessages } from './messages.ts';

/** The secret address by which other calendar programs read a team's calendar. */
export function TeamFeed({ team: { lead, feed } }: { team: TeamCalendar }) {
  const t = useLayerMessages();
  const platform = usePlatform();
  const [make, making] = api.useTeamCalendarsMakeFeedMutation();
  const [revoke, revoking] = api.useTeamCalendarsRevokeFeedMutation();
  const [url, setUrl] = useState<string | null>(null);
  const params = { id: lead.id };
  async function makeOne() {
    const made = await make({ params });
    if (made.data) setUrl(made.data.url);
    else platform.notify({ kind: 'error', text: errorText(made.error) });
  }
  async function closeIt() {
    const { error } = await revoke({ params });
    if (error) return platform.notify({ kind: 'error', text: errorText(error) });
    setUrl(null);
    platform.notify({ kind: 'success', text: t('feed.closed') });
  }
  return (
    <section aria-label={t('feed.title', { name: lead.name })}>
      <Stack gap="xs">
        <p className={classes.hint}>{t('feed.text')}</p>
        {url && (
          <>
            <p className={classes.address}>{url}</p>
            <CopyButton value={url} label={t('feed.copy')} />
            <p className={classes.hint}>{t('feed.once')}</p>
          </>
        )}
        {feed.since && !url && (
          <p className={classes.hint}>{t('feed.remakeText', { date: formatDate(feed.since) })}</p>
        )}
        <Group gap="xs">
          <Button variant="default" loading={making.isLoading} onClick={() => void makeOne()}>
            {t(feed.isOn ? 'feed.remake' : 'feed.make')}
          </Button>
          {feed.isOn && (
            <Button variant="subtle" loading={revoking.isLoading} onClick={() => void closeIt()}>
              {t('feed.close')}
            </Button>
          )}
        </Group>
      </Stack>
    </section>
  );
}

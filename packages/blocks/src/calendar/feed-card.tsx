import { useState } from 'react';
import { errorText, QueryView, usePlatform } from '@muster/kit';
import { Button, Card, CopyButton, Group, Skeleton, Stack, formatDate } from '@muster/ui';
import {
  useCalendarFeedMakeMutation,
  useCalendarFeedReadQuery,
  useCalendarFeedRevokeMutation,
} from './calendar-context.tsx';
import { useCalendarMessages } from './messages.ts';
import classes from './calendar.module.css';

/** The secret address with which other calendars subscribe to this one. */
export function FeedCard() {
  const t = useCalendarMessages();
  const platform = usePlatform();
  const query = useCalendarFeedReadQuery({});
  const [make, making] = useCalendarFeedMakeMutation();
  const [revoke, revoking] = useCalendarFeedRevokeMutation();
  const [url, setUrl] = useState<string | null>(null);
  const fail = (error: Parameters<typeof errorText>[0]) =>
    platform.notify({ kind: 'error', text: errorText(error) });
  async function makeOne() {
    const made = await make({});
    if (made.data) setUrl(made.data.url);
    else fail(made.error);
  }
  async function closeIt() {
    const closed = await revoke({});
    if (closed.error) return fail(closed.error);
    setUrl(null);
    platform.notify({ kind: 'success', text: t('feed.closed') });
  }
  return (
    <Card title={t('feed.title')}>
      <QueryView
        query={query}
        size="compact"
        isEmpty={() => false}
        skeleton={<Skeleton height={84} />}
      >
        {({ isOn, since }) => (
          <Stack gap="sm">
            <p className={classes.text}>{t('feed.text')}</p>
            {url && (
              <>
                <p className={classes.address}>{url}</p>
                <CopyButton value={url} label={t('feed.copy')} />
                <p className={classes.text}>{t('feed.once')}</p>
              </>
            )}
            {isOn && since && !url && (
              <p className={classes.text}>{t('feed.remakeText', { date: formatDate(since) })}</p>
            )}
            <Group gap="xs">
              <Button variant="default" loading={making.isLoading} onClick={() => void makeOne()}>
                {t(isOn ? 'feed.remake' : 'feed.make')}
              </Button>
              {isOn && (
                <Button
                  variant="subtle"
                  loading={revoking.isLoading}
                  onClick={() => void closeIt()}
                >
                  {t('feed.close')}
                </Button>
              )}
            </Group>
          </Stack>
        )}
      </QueryView>
    </Card>
  );
}

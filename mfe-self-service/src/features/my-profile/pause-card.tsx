import { useState } from 'react';
import { ownSnoozeSchema } from '@muster/contracts';
import { errorText, useFormMutation, usePlatform } from '@muster/kit';
import {
  Button,
  Card,
  DateField,
  ErrorSummary,
  Form,
  Group,
  formatDate,
  useZodForm,
} from '@muster/ui';
import { api } from '../../own-api.ts';
import { useMessages } from '../../shared/use-messages.ts';
import type { OwnProfile } from './own-profile.ts';
import classes from './pause-card.module.css';

/** Shows whether the person is available, and lets them pause for a while. */
export function PauseCard({ profile }: { profile: OwnProfile }) {
  const t = useMessages();
  const [asking, setAsking] = useState(false);
  const { status, snoozedUntil } = profile;
  if (status === 'unavailable') return <Away until={snoozedUntil} />;
  if (!['new', 'active', 'placed'].includes(status)) return null;
  return (
    <Card title={t('pause.title')}>
      <p className={classes.said}>{status === 'placed' ? t('pause.placed') : t('pause.open')}</p>
      {asking ? (
        <SnoozeForm onClose={() => setAsking(false)} />
      ) : (
        <Button variant="default" onClick={() => setAsking(true)}>
          {t('pause.snooze')}
        </Button>
      )}
    </Card>
  );
}

function SnoozeForm({ onClose }: { onClose: () => void }) {
  const t = useMessages();
  const platform = usePlatform();
  const [snooze] = api.useOwnStatusSnoozeMutation();
  const form = useZodForm({
    schema: ownSnoozeSchema,
    initialValues: { until: null as string | null },
    prepare: ({ until }) => ({ until: until ?? '' }),
  });
  const saving = useFormMutation({
    form,
    mutation: snooze,
    toArgs: ({ output }) => ({ body: output }),
    onSaved: () => {
      platform.notify({ kind: 'success', text: t('pause.snoozed') });
      onClose();
    },
  });
  return (
    <Form onSubmit={saving.submit} label={t('pause.snooze')}>
      <ErrorSummary {...form.summary} />
      <DateField
        label={t('pause.until')}
        help={t('pause.untilHelp')}
        required
        {...form.field('until')}
      />
      <Group gap="xs">
        <Button type="submit" loading={saving.pending}>
          {t('pause.confirm')}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t('pause.cancel')}
        </Button>
      </Group>
    </Form>
  );
}

function Away({ until }: { until: string | null }) {
  const t = useMessages();
  const platform = usePlatform();
  const [wake, { isLoading }] = api.useOwnStatusWakeMutation();

  async function comeBack() {
    const answer = await wake({});
    platform.notify(
      answer.error
        ? { kind: 'error', text: errorText(answer.error) }
        : { kind: 'success', text: t('pause.woken') },
    );
  }
  return (
    <Card title={t('pause.title')}>
      {until && <p className={classes.said}>{t('pause.away', { date: formatDate(until) })}</p>}
      <Button loading={isLoading} onClick={() => void comeBack()}>
        {t('pause.wake')}
      </Button>
    </Card>
  );
}

import { locationSchema } from '@muster/contracts';
import { useFormMutation, usePlatform } from '@muster/kit';
import { Button, ErrorSummary, Form, useZodForm } from '@muster/ui';
import { refreshSession } from '../../session/session-store.ts';
import type { SignedIn } from '../../routing/home-path.ts';
import { AccountActions } from '../account-actions.tsx';
import { api } from '../account-api.ts';
import { AccountPage } from '../account-page.tsx';
import { useNext } from '../use-next.ts';
import { useMessages } from '../use-messages.ts';
import { LocationFields } from './location-fields.tsx';

/** Country, time zone, clock and week; completing it lets the user in. */
export function LocationSetupForm({ user }: { user: SignedIn['user'] }) {
  const t = useMessages();
  const platform = usePlatform();
  const next = useNext();
  const [save] = api.useSetLocationMutation();
  const form = useZodForm({
    schema: locationSchema,
    initialValues: {
      country: user.country as string | null,
      timeZone: user.timeZone as string | null,
      timeFormat: user.timeFormat,
      weekStarts: user.weekStarts,
    },
  });
  const { submit, pending } = useFormMutation({
    form,
    mutation: save,
    toArgs: ({ output }) => ({ body: output }),
    onSaved: () => {
      // The route guard must know that the set-up is finished.
      void refreshSession().then(() => {
        platform.navigate(next ?? '/', { replace: true });
        platform.bus.emit('session.changed', { reason: 'refreshed' });
      });
    },
  });
  return (
    <AccountPage title={t('setup.title', { name: user.firstName })} text={t('setup.text')}>
      <Form onSubmit={submit} label={t('setup.formLabel')}>
        <ErrorSummary {...form.summary} />
        <LocationFields form={form} />
        <AccountActions>
          <Button type="submit" size="lg" fullWidth loading={pending}>
            {t('setup.submit')}
          </Button>
        </AccountActions>
      </Form>
    </AccountPage>
  );
}

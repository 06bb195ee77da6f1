import { beginApplyingSchema, href, selfServiceRoutes } from '@muster/contracts';
import { isApiError, useFollow, useFormMutation } from '@muster/kit';
import {
  Button,
  CountryField,
  EmailField,
  ErrorSummary,
  Form,
  HoneypotField,
  useHumanPace,
  useZodForm,
} from '@muster/ui';
import classes from './applying.module.css';
import { keepHandle } from './kept-handle.ts';
import { useApplyingMessages } from './messages.ts';
import { NameFields } from './name-fields.tsx';
import { api } from './public-jobs-api.ts';

interface BeginFormProps {
  ticket: string;
  jobId: string | null;
  referralCode: string | null;
  /** Address from the account, for signed-in users. */
  email: string | null;
  /** Called if the ticket is no longer valid. */
  onStale: () => void;
}

/** First form: the minimum needed before anything can be saved. */
export function BeginForm({ ticket, jobId, referralCode, email, onStale }: BeginFormProps) {
  const t = useApplyingMessages();
  const follow = useFollow();
  const [begin] = api.useApplyingBeginMutation();
  const form = useZodForm({
    schema: beginApplyingSchema,
    initialValues: {
      website: '',
      firstName: '',
      lastName: '',
      email: email ?? '',
      country: null as string | null,
    },
    prepare: (values) => ({
      ...values,
      ticket,
      jobId,
      referralCode,
      country: values.country ?? '',
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    }),
  });
  const beginAsPerson = useHumanPace(begin, email === null ? ticket : null);
  const saving = useFormMutation({
    form,
    mutation: beginAsPerson,
    toArgs: ({ output }) => ({ body: output }),
    onSaved: ({ handle }) => {
      keepHandle(handle);
      const step = { id: handle, step: 'about' };
      follow(href(selfServiceRoutes.applicationProcessByIdByStep, step), { saved: true });
    },
    onRefused: (error) => {
      if (isApiError(error) && error.code === 'RATE_LIMITED') {
        form.setFormError(t('begin.tooMany'));
        return true;
      }
      if (!error.fields?.some(({ path }) => path === 'ticket')) return false;
      onStale();
      form.setFormError(t('begin.stale'));
      return true;
    },
  });
  return (
    <section aria-labelledby="begin">
      <h2 className={classes.subtitle} id="begin">
        {t('begin.title')}
      </h2>
      <Form label={t('begin.title')} onSubmit={saving.submit}>
        <ErrorSummary {...form.summary} />
        <div className={classes.fields}>
          <NameFields first={form.field('firstName')} last={form.field('lastName')} />
          <EmailField
            label={t('begin.email')}
            help={t('begin.emailHelp')}
            required
            disabled={email !== null}
            autoComplete="email"
            {...form.field('email')}
          />
          <CountryField label={t('begin.country')} required {...form.field('country')} />
          <HoneypotField
            name="website"
            value={form.values.website}
            onChange={(value) => form.setValue('website', value)}
          />
        </div>
        <div className={classes.buttons}>
          <Button type="submit" size="lg" loading={saving.pending}>
            {t('begin.start')}
          </Button>
        </div>
      </Form>
    </section>
  );
}

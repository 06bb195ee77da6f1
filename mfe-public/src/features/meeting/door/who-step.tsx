import { limits, meetingGuestSchema } from '@muster/contracts';
import { isApiError, useFormMutation } from '@muster/kit';
import { Button, ErrorSummary, Form, TextField, useZodForm } from '@muster/ui';
import { api } from '../../../api.ts';
import { useMeetingMessages } from '../messages.ts';
import classes from './door.module.css';

interface WhoStepProps {
  name: string;
  title: string;
  host: string;
  onIdentified: (handle: string) => void;
}

/** Name and mail address of a guest. */
export function WhoStep({ name, title, host, onIdentified }: WhoStepProps) {
  const t = useMeetingMessages();
  const [identify] = api.useMeetingsIdentityMutation();
  const form = useZodForm({
    schema: meetingGuestSchema,
    initialValues: { name: '', email: '' },
  });
  const saving = useFormMutation({
    form,
    mutation: identify,
    toArgs: ({ output }) => ({ params: { name }, body: output }),
    onSaved: ({ handle }) => onIdentified(handle),
    onRefused: (error) => {
      if (!isApiError(error) || error.code !== 'RATE_LIMITED') return false;
      form.setFormError(t('door.tooMany'));
      return true;
    },
  });
  return (
    <div className={classes.page}>
      <div>
        <h1>{t('door.title')}</h1>
        <p className={classes.lead}>{t('door.lead', { title, host })}</p>
      </div>
      <Form label={t('door.title')} onSubmit={saving.submit}>
        <ErrorSummary {...form.summary} />
        <div className={classes.fields}>
          <TextField
            label={t('door.name')}
            required
            maxLength={limits.meeting.guestName}
            {...form.field('name')}
          />
          <TextField
            label={t('door.email')}
            help={t('door.emailHint')}
            required
            type="email"
            inputMode="email"
            {...form.field('email')}
          />
        </div>
        <Button type="submit" size="lg" fullWidth loading={saving.pending}>
          {t('door.go')}
        </Button>
      </Form>
    </div>
  );
}

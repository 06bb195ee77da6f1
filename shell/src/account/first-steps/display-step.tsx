import { meUpdateSchema } from '@muster/contracts';
import { QueryView, useFormMutation } from '@muster/kit';
import {
  Button,
  ErrorSummary,
  Form,
  PageSkeleton,
  SegmentedField,
  useColorScheme,
  useZodForm,
} from '@muster/ui';
import { api } from '../account-api.ts';
import type { Me } from '../own/me.ts';
import { useMessages } from '../use-messages.ts';
import type { StepProps } from './step-props.ts';
import { useFirstStepsMessages } from './use-first-steps-messages.ts';

/** Light or dark, the clock, the first day of the week. */
export function DisplayStep({ onDone }: StepProps) {
  const query = api.useMeQuery();
  return (
    <QueryView query={query} skeleton={<PageSkeleton variant="form" />}>
      {(me) => <DisplayForm me={me} onDone={onDone} />}
    </QueryView>
  );
}

function DisplayForm({ me, onDone }: StepProps & { me: Me }) {
  const t = useFirstStepsMessages();
  const tAccount = useMessages();
  const { preference, setPreference } = useColorScheme();
  const [update] = api.useUpdateMeMutation();
  const form = useZodForm({
    schema: meUpdateSchema.shape.changes,
    initialValues: { timeFormat: me.timeFormat, weekStarts: me.weekStarts },
  });
  const { submit, pending } = useFormMutation({
    form,
    mutation: update,
    toArgs: ({ output }) => ({ body: { version: me.version, changes: output } }),
    onSaved: onDone,
  });
  return (
    <Form
      label={t('steps.display.title')}
      onSubmit={(event) => {
        if (form.dirty) return submit(event);
        event.preventDefault();
        onDone();
      }}
    >
      <ErrorSummary {...form.summary} />
      <SegmentedField
        label={t('steps.scheme')}
        value={preference}
        onChange={setPreference}
        options={[
          { value: 'light', label: t('steps.light') },
          { value: 'dark', label: t('steps.dark') },
          { value: 'auto', label: t('steps.system') },
        ]}
      />
      <SegmentedField
        label={tAccount('field.timeFormat')}
        options={[
          { value: 'h24', label: tAccount('setup.h24') },
          { value: 'h12', label: tAccount('setup.h12') },
        ]}
        {...form.field('timeFormat')}
      />
      <SegmentedField
        label={tAccount('field.weekStarts')}
        options={[
          { value: 'mon', label: tAccount('setup.mon') },
          { value: 'sun', label: tAccount('setup.sun') },
        ]}
        {...form.field('weekStarts')}
      />
      <Button type="submit" size="lg" fullWidth loading={pending}>
        {t('steps.save')}
      </Button>
    </Form>
  );
}

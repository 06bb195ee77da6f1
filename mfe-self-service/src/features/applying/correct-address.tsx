import { correctAddressSchema, type Applying } from '@muster/contracts';
import { useFormMutation } from '@muster/kit';
import { DecisionForm, EmailField, useZodForm } from '@muster/ui';
import { api } from './applying-api.ts';
import { useApplyingMessages } from './messages.ts';

interface CorrectAddressProps {
  handle: string;
  applying: Applying;
  onClose: () => void;
}

/** Replaces a mistyped address; the rest of the input stays. */
export function CorrectAddress({ handle, applying, onClose }: CorrectAddressProps) {
  const t = useApplyingMessages();
  const { email, version } = applying;
  const [correct] = api.useApplyingCorrectAddressMutation();
  const form = useZodForm({
    schema: correctAddressSchema.pick({ email: true }),
    initialValues: { email },
  });
  const saving = useFormMutation({
    form,
    mutation: correct,
    version,
    toArgs: (input) => ({
      params: { handle },
      body: { email: input.output.email, version: input.version },
    }),
    onSaved: onClose,
    onRefused: (error) => {
      if (error.code !== 'RATE_LIMITED') return false;
      form.setFormError(t('address.tooMany'));
      return true;
    },
  });
  return (
    <DecisionForm
      onClose={onClose}
      title={t('address.title')}
      keep={t('address.keep')}
      confirm={t('address.save')}
      unsaved={form.dirty}
      disabled={!form.dirty}
      effects={[t('address.effect')]}
      summary={form.summary}
      saving={saving}
    >
      <EmailField
        label={t('begin.email')}
        required
        autoFocus
        autoComplete="email"
        {...form.field('email')}
      />
    </DecisionForm>
  );
}

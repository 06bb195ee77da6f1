import { apiKeyLives, releaseTokenCreateSchema } from '@muster/contracts';
import { useFormMutation } from '@muster/kit';
import { FormDrawer, SelectField, TextField, useZodForm } from '@muster/ui';
import { api } from '../../../../api.ts';
import { useTokenMessages } from './messages.ts';

type Life = (typeof apiKeyLives)[number];

interface NewTokenDrawerProps {
  onSecret: (secret: string) => void;
  onClose: () => void;
}

/** Creates a token for one remote, which is shown afterwards. */
export function NewTokenDrawer({ onSecret, onClose }: NewTokenDrawerProps) {
  const t = useTokenMessages();
  const [create] = api.useReleaseTokensCreateMutation();
  const form = useZodForm({
    schema: releaseTokenCreateSchema,
    initialValues: { remote: '', name: '', days: '90' as Life },
  });
  const saving = useFormMutation({
    form,
    mutation: create,
    toArgs: ({ output }) => ({ body: output }),
    onSaved: ({ secret }) => onSecret(secret),
  });
  return (
    <FormDrawer
      onClose={onClose}
      title={t('form.title')}
      cancel={t('form.cancel')}
      save={t('form.save')}
      form={form}
      saving={saving}
    >
      <TextField
        label={t('form.remote')}
        help={t('form.remoteHelp')}
        required
        {...form.field('remote')}
      />
      <TextField
        label={t('form.name')}
        help={t('form.nameHelp')}
        required
        {...form.field('name')}
      />
      <SelectField
        label={t('form.days')}
        required
        options={apiKeyLives.map((days) => ({
          value: days,
          label: t('form.life', { count: Number(days) }),
        }))}
        {...form.field('days')}
      />
    </FormDrawer>
  );
}

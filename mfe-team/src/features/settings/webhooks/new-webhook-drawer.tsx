import { useFormMutation } from '@muster/kit';
import { FormDrawer } from '@muster/ui';
import { api } from '../../../api.ts';
import { useWebhookMessages } from './messages.ts';
import { WebhookFields } from './webhook-fields.tsx';
import { blankWebhook, useWebhookForm } from './webhook-values.ts';

interface NewWebhookDrawerProps {
  onSecret: (secret: string) => void;
  onClose: () => void;
}

/** Adds a webhook; its secret is shown afterwards. */
export function NewWebhookDrawer({ onSecret, onClose }: NewWebhookDrawerProps) {
  const t = useWebhookMessages();
  const [create] = api.useWebhooksCreateMutation();
  const form = useWebhookForm(blankWebhook);
  const saving = useFormMutation({
    form,
    mutation: create,
    toArgs: ({ output: { name, url, events } }) => ({ body: { name, url, events } }),
    onSaved: ({ secret }) => onSecret(secret),
  });
  return (
    <FormDrawer
      onClose={onClose}
      title={t('form.new')}
      cancel={t('form.cancel')}
      save={t('form.add')}
      form={form}
      saving={saving}
    >
      <WebhookFields form={form} isNew />
    </FormDrawer>
  );
}

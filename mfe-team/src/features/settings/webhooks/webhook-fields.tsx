import { webhookEvents } from '@muster/contracts';
import { CheckboxField, MultiSelectField, TextField, UrlField } from '@muster/ui';
import { useWebhookMessages } from './messages.ts';
import type { WebhookForm } from './webhook-values.ts';

/** The name, address and events of a webhook. */
export function WebhookFields({ form, isNew = false }: { form: WebhookForm; isNew?: boolean }) {
  const t = useWebhookMessages();
  return (
    <>
      <TextField label={t('form.name')} required {...form.field('name')} />
      <UrlField label={t('form.url')} help={t('form.urlHelp')} required {...form.field('url')} />
      <MultiSelectField
        label={t('form.events')}
        required
        options={webhookEvents.map((value) => ({ value, label: t(`event.${value}`) }))}
        {...form.field('events')}
      />
      {!isNew && <CheckboxField label={t('form.on')} {...form.field('isActive')} />}
    </>
  );
}

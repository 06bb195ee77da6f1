import { useState } from 'react';
import type { Webhook } from '@muster/contracts';
import { useFormMutation, useFormRecord, usePlatform, useUndoableMutation } from '@muster/kit';
import { Button, ConfirmModal, FormDrawer } from '@muster/ui';
import { api } from '../../../api.ts';
import { useWebhookMessages } from './messages.ts';
import { WebhookFields } from './webhook-fields.tsx';
import { useWebhookForm, webhookChanges, webhookValues } from './webhook-values.ts';
import classes from './webhooks.module.css';

interface EditWebhookDrawerProps {
  webhook: Webhook;
  onSecret: (secret: string) => void;
  onClose: () => void;
}

/** Edits a webhook, renews its secret or removes it. */
export function EditWebhookDrawer({ webhook: live, onSecret, onClose }: EditWebhookDrawerProps) {
  const t = useWebhookMessages();
  const platform = usePlatform();
  const [webhook] = useFormRecord(live);
  const [update] = api.useWebhooksUpdateMutation();
  const base = webhookValues(webhook);
  const form = useWebhookForm(base);
  const saving = useFormMutation({
    form,
    mutation: update,
    version: webhook.version,
    toArgs: ({ values, version, base: before }) => ({
      params: { id: webhook.id },
      body: { version, changes: webhookChanges(before, values) },
    }),
    onSaved: ({ name }) => {
      platform.notify({ kind: 'success', text: t('form.saved', { name }) });
      onClose();
    },
    onConflict: { base, toValues: webhookValues },
  });
  return (
    <FormDrawer
      onClose={onClose}
      title={t('form.edit')}
      cancel={t('form.cancel')}
      save={t('form.save')}
      onlyChanges
      form={form}
      saving={saving}
    >
      <WebhookFields form={form} />
      <WebhookEnds webhook={live} unsaved={form.dirty} onSecret={onSecret} onClose={onClose} />
    </FormDrawer>
  );
}

/** Renews the secret or removes the webhook, each after confirmation. */
function WebhookEnds({
  webhook,
  unsaved,
  onSecret,
  onClose,
}: EditWebhookDrawerProps & {
  /** A new secret closes the drawer: what was typed there is saved first. */
  unsaved: boolean;
}) {
  const t = useWebhookMessages();
  const [asked, setAsked] = useState<'renew' | 'remove' | null>(null);
  const [renewSecret] = api.useWebhooksRenewSecretMutation();
  const [remove] = api.useWebhooksRemoveMutation();
  const { id, name, version } = webhook;
  const call = { params: { id }, body: { version } };
  const renewing = useUndoableMutation({
    mutation: () => renewSecret(call),
    message: () => t('renew.done', { name }),
    onDone: ({ secret }) => onSecret(secret),
  });
  const removing = useUndoableMutation({
    mutation: () => remove(call),
    message: () => t('remove.done', { name }),
    onDone: onClose,
  });
  return (
    <div className={classes.foot}>
      <Button
        variant="default"
        loading={renewing.pending}
        disabled={unsaved}
        onClick={() => setAsked('renew')}
      >
        {t('form.renew')}
      </Button>
      <Button
        variant="default"
        loading={removing.pending}
        disabled={unsaved}
        onClick={() => setAsked('remove')}
      >
        {t('form.remove')}
      </Button>
      {unsaved && <p className={classes.quiet}>{t('form.saveFirst')}</p>}
      {asked && (
        <ConfirmModal
          opened
          danger={asked === 'remove'}
          title={t(`${asked}.title`)}
          confirmLabel={t(`${asked}.confirm`)}
          cancelLabel={t(`${asked}.keep`)}
          effects={[{ id: asked, text: t(`${asked}.effect`, { name }) }]}
          onClose={() => setAsked(null)}
          onConfirm={() => {
            setAsked(null);
            void (asked === 'renew' ? renewing : removing).run(undefined);
          }}
        />
      )}
    </div>
  );
}

import { useId } from 'react';
import type { ReasonContext } from '@muster/contracts';
import { useFormMutation, usePlatform } from '@muster/kit';
import { Button, Drawer, ErrorSummary, Form, OverlayFooter } from '@muster/ui';
import { api } from '../../../api.ts';
import { useReasonWords } from './messages.ts';
import { ReasonFields } from './reason-fields.tsx';
import { blankReason, useReasonForm } from './reason-values.ts';

interface NewReasonDrawerProps {
  context: ReasonContext;
  onClose: () => void;
}

/** Adds a reason to a context, at its end. */
export function NewReasonDrawer({ context, onClose }: NewReasonDrawerProps) {
  const t = useReasonWords();
  const platform = usePlatform();
  const formId = useId();
  const [create] = api.useReasonsCreateMutation();
  const form = useReasonForm(blankReason(context));
  const { submit, pending } = useFormMutation({
    form,
    mutation: create,
    toArgs: ({ output }) => ({ body: { context, ...output } }),
    onSaved: ({ label }) => {
      platform.notify({ kind: 'success', text: t('done.created', { label }) });
      onClose();
    },
  });
  return (
    <Drawer
      opened
      onClose={onClose}
      title={t('form.newTitle')}
      subtitle={t(`context.${context}`)}
      footer={
        <OverlayFooter unsaved={form.dirty}>
          <Button variant="default" size="md" onClick={onClose}>
            {t('form.cancel')}
          </Button>
          <Button type="submit" form={formId} size="md" loading={pending}>
            {t('form.create')}
          </Button>
        </OverlayFooter>
      }
    >
      <Form id={formId} onSubmit={submit} label={t('form.newTitle')}>
        <ErrorSummary {...form.summary} />
        <ReasonFields form={form} />
      </Form>
    </Drawer>
  );
}

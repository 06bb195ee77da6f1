import type { ReasonContext } from '@muster/contracts';
import { useFormMutation, usePlatform } from '@muster/kit';
import { FormDrawer } from '@muster/ui';
import { api } from '../../../api.ts';
import { useReasonMessages } from './messages.ts';
import { ReasonFields } from './reason-fields.tsx';
import { blankReason, useReasonForm } from './reason-values.ts';

interface NewReasonDrawerProps {
  context: ReasonContext;
  onClose: () => void;
}

/** Adds a reason at the end of its context. */
export function NewReasonDrawer({ context, onClose }: NewReasonDrawerProps) {
  const t = useReasonMessages();
  const platform = usePlatform();
  const [create] = api.useReasonsCreateMutation();
  const form = useReasonForm(blankReason(context));
  const saving = useFormMutation({
    form,
    mutation: create,
    toArgs: ({ output }) => ({ body: { context, ...output } }),
    onSaved: ({ label }) => {
      platform.notify({ kind: 'success', text: t('done.created', { label }) });
      onClose();
    },
  });
  return (
    <FormDrawer
      onClose={onClose}
      title={t('form.newTitle')}
      subtitle={t(`context.${context}`)}
      cancel={t('form.cancel')}
      save={t('form.create')}
      form={form}
      saving={saving}
    >
      <ReasonFields form={form} context={context} />
    </FormDrawer>
  );
}

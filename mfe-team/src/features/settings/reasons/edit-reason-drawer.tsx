import type { CatalogueReason } from '@muster/contracts';
import { useFormMutation, useFormRecord, usePlatform } from '@muster/kit';
import { FormDrawer, NoticeBar } from '@muster/ui';
import { api } from '../../../api.ts';
import { useReasonMessages } from './messages.ts';
import { ReasonFields } from './reason-fields.tsx';
import { reasonChanges, reasonValues, useReasonForm } from './reason-values.ts';

interface EditReasonDrawerProps {
  reason: CatalogueReason;
  onClose: () => void;
}

/** Edits the text and requirements of a reason. */
export function EditReasonDrawer({ reason: live, onClose }: EditReasonDrawerProps) {
  const t = useReasonMessages();
  const platform = usePlatform();
  const [reason] = useFormRecord(live);
  const [update] = api.useReasonsUpdateMutation();
  const base = reasonValues(reason);
  const form = useReasonForm(base);
  const saving = useFormMutation({
    form,
    mutation: update,
    version: reason.version,
    toArgs: ({ values, version, base: before }) => ({
      params: { id: reason.id },
      body: { version, changes: reasonChanges(before, values) },
    }),
    onSaved: ({ label }) => {
      platform.notify({ kind: 'success', text: t('done.saved', { label }) });
      onClose();
    },
    onConflict: { base, toValues: reasonValues },
  });
  return (
    <FormDrawer
      onClose={onClose}
      title={t('form.editTitle')}
      subtitle={t(`context.${reason.context}`)}
      cancel={t('form.cancel')}
      save={t('form.save')}
      onlyChanges
      form={form}
      saving={saving}
    >
      <ReasonFields form={form} context={reason.context} />
      {form.values.label !== base.label && <NoticeBar>{t('form.renamed')}</NoticeBar>}
    </FormDrawer>
  );
}

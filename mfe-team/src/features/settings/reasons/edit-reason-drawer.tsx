import { useId } from 'react';
import type { CatalogueReason } from '@muster/contracts';
import { useFormMutation, useFormRecord, usePlatform } from '@muster/kit';
import { Button, Drawer, ErrorSummary, Form, NoticeBar, OverlayFooter } from '@muster/ui';
import { api } from '../../../api.ts';
import { useReasonWords } from './messages.ts';
import { ReasonFields } from './reason-fields.tsx';
import {
  reasonChanges,
  reasonConflictFields,
  reasonValues,
  useReasonForm,
} from './reason-values.ts';

interface EditReasonDrawerProps {
  reason: CatalogueReason;
  onClose: () => void;
}

/** Changes what a reason says and asks for. */
export function EditReasonDrawer({ reason: live, onClose }: EditReasonDrawerProps) {
  const t = useReasonWords();
  const platform = usePlatform();
  const formId = useId();
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
    onConflict: { base, toValues: reasonValues, fields: reasonConflictFields(t) },
  });
  return (
    <>
      <Drawer
        opened
        onClose={onClose}
        title={t('form.editTitle')}
        subtitle={t(`context.${reason.context}`)}
        footer={
          <OverlayFooter unsaved={form.dirty}>
            <Button variant="default" size="md" onClick={onClose}>
              {t('form.cancel')}
            </Button>
            <Button
              type="submit"
              form={formId}
              size="md"
              loading={saving.pending}
              disabled={!form.dirty}
            >
              {t('form.save')}
            </Button>
          </OverlayFooter>
        }
      >
        <Form id={formId} onSubmit={saving.submit} label={t('form.editTitle')}>
          <ErrorSummary {...form.summary} />
          <ReasonFields form={form} />
          {form.values.label !== base.label && <NoticeBar>{t('form.renamed')}</NoticeBar>}
        </Form>
      </Drawer>
      {saving.dialog}
    </>
  );
}

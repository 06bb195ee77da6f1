import { useState } from 'react';
import type { CustomField, CustomFieldEntity } from '@muster/contracts';
import { useFormMutation, useFormRecord, usePlatform, useUndoableMutation } from '@muster/kit';
import { Button, ConfirmModal, FormDrawer } from '@muster/ui';
import { api } from '../../../api.ts';
import classes from './custom-fields.module.css';
import { FieldFields } from './field-fields.tsx';
import { blankField, fieldChanges, fieldValues, sentValues, useFieldForm } from './field-values.ts';
import { useFieldMessages } from './messages.ts';

/** Adds a field after the others of an entity. */
export function NewFieldDrawer({
  entity,
  onClose,
}: {
  entity: CustomFieldEntity;
  onClose: () => void;
}) {
  const t = useFieldMessages();
  const platform = usePlatform();
  const [create] = api.useCustomFieldsCreateMutation();
  const form = useFieldForm(blankField);
  const saving = useFormMutation({
    form,
    mutation: create,
    toArgs: ({ values }) => ({
      body: {
        entity,
        type: values.type,
        key: values.key.trim() || null,
        ...sentValues(values),
      },
    }),
    onSaved: ({ label }) => {
      platform.notify({ kind: 'success', text: t('done.added', { label }) });
      onClose();
    },
  });
  return (
    <FormDrawer
      onClose={onClose}
      title={t('form.new')}
      subtitle={t(`entity.${entity}`)}
      cancel={t('form.cancel')}
      save={t('form.add')}
      form={form}
      saving={saving}
    >
      <FieldFields form={form} isNew />
    </FormDrawer>
  );
}

/** Edits a field; values on records stay. */
export function EditFieldDrawer({
  field: live,
  onClose,
}: {
  field: CustomField;
  onClose: () => void;
}) {
  const t = useFieldMessages();
  const platform = usePlatform();
  const [field] = useFormRecord(live);
  const [update] = api.useCustomFieldsUpdateMutation();
  const base = fieldValues(field);
  const form = useFieldForm(base);
  const saving = useFormMutation({
    form,
    mutation: update,
    version: field.version,
    toArgs: ({ values, version, base: before }) => ({
      params: { id: field.id },
      body: {
        version,
        changes: fieldChanges(sentValues(before), sentValues(values)),
      },
    }),
    onSaved: ({ label }) => {
      platform.notify({ kind: 'success', text: t('done.saved', { label }) });
      onClose();
    },
    onConflict: { base, toValues: fieldValues },
  });
  return (
    <FormDrawer
      onClose={onClose}
      title={t('form.edit')}
      subtitle={t(`entity.${field.entity}`)}
      cancel={t('form.cancel')}
      save={t('form.save')}
      onlyChanges
      form={form}
      saving={saving}
    >
      <FieldFields form={form} saved={field.choices.map(({ id }) => id)} />
      <FieldEnd field={live} onClose={onClose} />
    </FormDrawer>
  );
}

/** Deletes a field without values; other fields are archived. */
function FieldEnd({ field, onClose }: { field: CustomField; onClose: () => void }) {
  const t = useFieldMessages();
  const [asked, setAsked] = useState(false);
  const [remove] = api.useCustomFieldsRemoveMutation();
  const { id, label, version, records } = field;
  const removing = useUndoableMutation({
    mutation: () => remove({ params: { id }, body: { version } }),
    message: () => t('done.removed', { label }),
    onDone: onClose,
  });
  if (records > 0) return <p className={classes.quiet}>{t('form.held', { count: records })}</p>;
  return (
    <div>
      <Button variant="default" loading={removing.pending} onClick={() => setAsked(true)}>
        {t('form.remove')}
      </Button>
      {asked && (
        <ConfirmModal
          opened
          danger
          title={t('remove.title', { label })}
          confirmLabel={t('remove.confirm')}
          cancelLabel={t('remove.keep')}
          effects={[
            { id: 'field', text: t('remove.effect') },
            { id: 'views', text: t('remove.views') },
          ]}
          onClose={() => setAsked(false)}
          onConfirm={() => {
            setAsked(false);
            void removing.run(undefined);
          }}
        />
      )}
    </div>
  );
}

import {
  customValueOrNull,
  recordFieldsRule,
  type CustomFieldEntity,
  type CustomValue,
  type RecordFieldsView,
} from '@muster/contracts';
import { useFormMutation, useFormRecord, usePlatform } from '@muster/kit';
import { FormDrawer, useT, useZodForm } from '@muster/ui';
import { useCustomFieldsSetOnRecordMutation } from './custom-fields-host.tsx';
import { customFieldMessages } from './messages.ts';
import { ValueField } from './value-field.tsx';

interface CustomFieldsDrawerProps {
  entity: CustomFieldEntity;
  id: string;
  record: RecordFieldsView;
  onClose: () => void;
}

type Values = Record<string, CustomValue | null>;
const valuesOf = ({ fields }: RecordFieldsView): { values: Values } => ({
  values: Object.fromEntries(fields.map((field) => [field.id, field.value])),
});

/** Edits the agency's custom fields; each is checked against its definition. */
export function CustomFieldsDrawer({ entity, id, record: live, onClose }: CustomFieldsDrawerProps) {
  const t = useT(customFieldMessages);
  const platform = usePlatform();
  const [record] = useFormRecord({ id, ...live });
  const [save] = useCustomFieldsSetOnRecordMutation();
  const base = valuesOf(record);
  const form = useZodForm({
    schema: recordFieldsRule(record.fields),
    initialValues: base,
    prepare: ({ values }) => ({
      values: Object.fromEntries(
        Object.entries(values).map(([key, value]) => [key, customValueOrNull(value)]),
      ),
    }),
  });
  const saving = useFormMutation({
    form,
    mutation: save,
    version: record.version,
    toArgs: ({ values: { values }, version, base: before }) => ({
      params: { entity, id },
      body: { version, values: changesBetween(before.values, values) },
    }),
    onSaved: () => {
      platform.notify({ kind: 'success', text: t('saved') });
      onClose();
    },
    onConflict: { base, toValues: valuesOf },
  });
  return (
    <FormDrawer
      onClose={onClose}
      title={t('title')}
      cancel={t('cancel')}
      save={t('save')}
      onlyChanges
      form={form}
      saving={saving}
    >
      {record.fields.map((field) => (
        <ValueField key={field.id} field={field} bound={form.field(`values.${field.id}`)} />
      ))}
    </FormDrawer>
  );
}

/** Returns only the changed values; an empty text counts as no value. */
const changesBetween = (before: Values, after: Values): Values =>
  Object.fromEntries(
    Object.entries(after)
      .map(([key, value]) => [key, customValueOrNull(value)] as const)
      .filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key] ?? null)),
  );

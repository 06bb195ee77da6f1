import type { CustomFieldEntity, UsableCustomField } from '@muster/contracts';
import { useCan } from '@muster/kit';
import { useFieldsOfEntity, type FieldsApi } from './use-fields-of-entity.ts';

const none: readonly UsableCustomField[] = [];

/** The custom fields in the form of a new record: none for users who may not fill them. */
export function useNewCustomFields(api: FieldsApi, entity: CustomFieldEntity) {
  const skip = !useCan()('customField.write');
  const { data, refetch } = useFieldsOfEntity(api, entity, skip);
  return {
    fields: data?.data ?? none,
    /** Reloads the fields: the server refuses a form that lacks a field added in the meantime. */
    refresh: () => {
      if (!skip) void refetch();
    },
  };
}

import type { CustomFieldEntity, UsableCustomField } from '@muster/contracts';
import { useCan } from '@muster/kit';
import { useFieldsOfEntity, type FieldsApi } from './use-fields-of-entity.ts';

const none: readonly UsableCustomField[] = [];

/** The fields of the agency's own that the form of a new record has: none for who may not fill them. */
export function useNewCustomFields(api: FieldsApi, entity: CustomFieldEntity) {
  const skip = !useCan()('customField.write');
  const { data, refetch } = useFieldsOfEntity(api, entity, skip);
  return {
    fields: data?.data ?? none,
    /** One that was added meanwhile is refused by the server first. */
    refresh: () => {
      if (!skip) void refetch();
    },
  };
}

import type { CustomFieldEntity } from '@muster/contracts';
import type { MusterApi } from '@muster/kit';
import type { customFieldBlockEndpoints } from './custom-fields-host.tsx';

export type FieldsApi = Pick<
  MusterApi<typeof customFieldBlockEndpoints>,
  'useCustomFieldsOfEntityQuery'
>;

/** The host has one API for its lifetime, so this hook is the same in every render. */
export function useFieldsOfEntity(api: FieldsApi, entity: CustomFieldEntity, skip: boolean) {
  const hook = api.useCustomFieldsOfEntityQuery;
  return hook({ params: { entity } }, { skip });
}

import type { CustomFieldEntity } from '@muster/contracts';
import type { MusterApi } from '@muster/kit';
import type { customFieldBlockEndpoints } from './custom-fields-host.tsx';

export type FieldsApi = Pick<
  MusterApi<typeof customFieldBlockEndpoints>,
  'useCustomFieldsOfEntityQuery'
>;

/** One api for as long as its host lives: the hook behind this name never changes between renders. */
export function useFieldsOfEntity(api: FieldsApi, entity: CustomFieldEntity, skip: boolean) {
  const hook = api.useCustomFieldsOfEntityQuery;
  return hook({ params: { entity } }, { skip });
}

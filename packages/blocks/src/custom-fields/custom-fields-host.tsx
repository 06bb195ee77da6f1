import { customFieldEndpoints } from '@muster/contracts';
import type { MusterApi } from '@muster/kit';
import { createHostApi } from '../host-api.tsx';

/** Endpoints of the custom fields of a record; a remote spreads them into its own API. */
export const customFieldBlockEndpoints = {
  customFieldsOfEntity: customFieldEndpoints.ofEntity,
  customFieldsOfRecord: customFieldEndpoints.ofRecord,
  customFieldsSetOnRecord: customFieldEndpoints.setOnRecord,
} as const;

type WholeApi = MusterApi<typeof customFieldBlockEndpoints>;
type CustomFieldsApi = Pick<
  WholeApi,
  Extract<keyof WholeApi, `use${string}Query` | `use${string}Mutation`>
>;

const { Provider, hostHook } = createHostApi<CustomFieldsApi>('CustomFieldsProvider');

/** Gives the nested custom fields the API of their host. */
export const CustomFieldsProvider = Provider;

export const useCustomFieldsOfRecordQuery = hostHook('useCustomFieldsOfRecordQuery');
export const useCustomFieldsSetOnRecordMutation = hostHook('useCustomFieldsSetOnRecordMutation');

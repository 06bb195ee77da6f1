import type { MusterApi } from '@muster/kit';
import { createHostApi } from '../host-api.tsx';
import type { recordFilesEndpoints } from './record-files-endpoints.ts';

type WholeApi = MusterApi<typeof recordFilesEndpoints>;

/** The host API's hooks that the card uses. */
export type RecordFilesApi = Pick<
  WholeApi,
  Extract<keyof WholeApi, `use${string}Query` | `use${string}Mutation`>
>;

const { Provider, hostHook } = createHostApi<RecordFilesApi>('RecordFilesProvider');

/** Gives the card the API of its host. */
export const RecordFilesProvider = Provider;

export const useAttachmentsOfJobQuery = hostHook('useAttachmentsOfJobQuery');
export const useAttachmentsOfCompanyQuery = hostHook('useAttachmentsOfCompanyQuery');
export const useAttachmentsAttachToJobMutation = hostHook('useAttachmentsAttachToJobMutation');
export const useAttachmentsAttachToCompanyMutation = hostHook(
  'useAttachmentsAttachToCompanyMutation',
);
export const useAttachmentsSetVisibilityMutation = hostHook('useAttachmentsSetVisibilityMutation');
export const useAttachmentsDeleteMutation = hostHook('useAttachmentsDeleteMutation');
export const useAttachmentsRestoreMutation = hostHook('useAttachmentsRestoreMutation');

import type { MusterApi } from '@muster/kit';
import { createHostApi } from '../host-api.tsx';
import type { mailBlockEndpoints } from './mail-endpoints.ts';

type WholeApi = MusterApi<typeof mailBlockEndpoints>;

/** The host API's hooks that the composer uses; any API made with its endpoints fits. */
export type MailApi = Pick<
  WholeApi,
  Extract<keyof WholeApi, `use${string}Query` | `use${string}Mutation`>
>;

const { Provider, hostHook } = createHostApi<MailApi>('MailProvider');

/** Gives the composer and the timeline parts the API of their host. */
export const MailProvider = Provider;

export const useEmailTemplatesListQuery = hostHook('useEmailTemplatesListQuery');
export const useLazyEmailTemplatesReadQuery = hostHook('useLazyEmailTemplatesReadQuery');
export const useLazyEmailTemplatesFillQuery = hostHook('useLazyEmailTemplatesFillQuery');
export const useAttachmentsOfCandidateQuery = hostHook('useAttachmentsOfCandidateQuery');
export const useMessagesCreateMutation = hostHook('useMessagesCreateMutation');
export const useMessagesUpdateMutation = hostHook('useMessagesUpdateMutation');
export const useMessagesSendMutation = hostHook('useMessagesSendMutation');
export const useMessagesCancelMutation = hostHook('useMessagesCancelMutation');
export const useMessagesPreviewQuery = hostHook('useMessagesPreviewQuery');
export const useMessagesSendersQuery = hostHook('useMessagesSendersQuery');
export const useMessagesRetryMutation = hostHook('useMessagesRetryMutation');
export const useCommunicationsContactsOfCompanyQuery = hostHook(
  'useCommunicationsContactsOfCompanyQuery',
);
export const useCommunicationsLogCallMutation = hostHook('useCommunicationsLogCallMutation');
export const useCommunicationsLogCompanyCallMutation = hostHook(
  'useCommunicationsLogCompanyCallMutation',
);
export const useCommunicationsRemoveCallMutation = hostHook('useCommunicationsRemoveCallMutation');

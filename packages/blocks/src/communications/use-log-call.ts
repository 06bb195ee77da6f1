import type { CompanyCallCreate, LoggedCall } from '@muster/contracts';
import {
  useCommunicationsLogCallMutation,
  useCommunicationsLogCompanyCallMutation,
} from '../mail/mail-context.tsx';

interface Logging {
  params: { id: string };
  body: CompanyCallCreate;
  idempotencyKey?: string;
}

/** Logs a call with a client contact or a candidate. */
export function useLogCall(type: 'candidate' | 'company') {
  const [withCandidate] = useCommunicationsLogCallMutation();
  const [withClient] = useCommunicationsLogCompanyCallMutation();
  return ({ params, body: { contactId, ...call }, ...key }: Logging) => ({
    unwrap: async (): Promise<LoggedCall> =>
      type === 'company'
        ? withClient({ params, body: { ...call, contactId }, ...key }).unwrap()
        : withCandidate({ params, body: call, ...key }).unwrap(),
  });
}

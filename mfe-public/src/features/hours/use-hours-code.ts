import { api } from '../../api.ts';
import { useCodeRequest, type CodeRequest } from '../../shared/use-code-request.ts';

/** Returns the code request that confirms an answer about hours. */
export function useHoursCode(handle: string): CodeRequest {
  const [send, { error, isLoading }] = api.useTimesheetVisitSendCodeMutation();
  return useCodeRequest(handle, { send, error, isLoading });
}

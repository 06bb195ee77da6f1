import { api } from '../../api.ts';
import type { CodeRequest } from '../../shared/confirm-with-code.tsx';

/** The code that confirms an answer about hours. */
export function useHoursCode(handle: string): CodeRequest {
  const [send, { data: sent, error, isLoading }] = api.useTimesheetVisitSendCodeMutation();
  return { ask: () => void send({ params: { handle } }), sent, error, isLoading };
}

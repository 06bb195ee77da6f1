import { useKeptPart } from './kept-input.ts';

/** A code that was mailed. */
export interface SentCode {
  maskedEmail: string;
  expiresAt: string;
}

/** The request for a code and its outcome. */
export interface CodeRequest {
  ask: () => void;
  sent: SentCode | undefined;
  error: unknown;
  isLoading: boolean;
}

interface CodeMutation {
  send: (args: { params: { handle: string } }) => Promise<{ data?: SentCode | undefined }>;
  error: unknown;
  isLoading: boolean;
}

const isSent = (value: unknown): value is SentCode =>
  typeof value === 'object' &&
  value !== null &&
  'maskedEmail' in value &&
  typeof value.maskedEmail === 'string' &&
  'expiresAt' in value &&
  typeof value.expiresAt === 'string' &&
  Date.parse(value.expiresAt) > Date.now();

/** Requests the code for a link; remembers across a reload that it was sent. */
export function useCodeRequest(
  handle: string,
  { send, error, isLoading }: CodeMutation,
): CodeRequest {
  const [sent, keepSent] = useKeptPart(handle, 'code', isSent);
  return {
    ask: () =>
      void send({ params: { handle } }).then(({ data }) => {
        if (data) keepSent({ maskedEmail: data.maskedEmail, expiresAt: data.expiresAt });
      }),
    sent: sent ?? undefined,
    error,
    isLoading,
  };
}

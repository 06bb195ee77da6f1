import {
  errorCatalogue,
  errorDocs,
  type AnyEndpoint,
  type BodyOf,
  type ErrorBody,
  type ErrorCode,
  type ParamsOf,
  type QueryOf,
  type ResponseOf,
} from '@muster/contracts';

/** A call as the handler sees it: parsed by the contract, as the real service would get it. */
export interface HandledCall<E> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  headers: Headers;
}

/** An error answer of the catalogue; made by {@link fail}. */
export interface Refusal {
  refusal: ErrorBody['error'];
}

export interface Handler {
  endpoint: AnyEndpoint;
  answer: (call: HandledCall<AnyEndpoint>) => unknown;
}

/**
 * Answers calls of one endpoint in a test. What comes in and what goes out is checked against the
 * contract, so that a test cannot pass on an answer that the BFF would never give.
 */
export function respond<E extends AnyEndpoint>(
  endpoint: E,
  answer: (call: HandledCall<E>) => ResponseOf<E> | Refusal | Promise<ResponseOf<E> | Refusal>,
): Handler {
  return { endpoint, answer: (call) => answer(call as HandledCall<E>) };
}

/** The refusal of a call: `fail('VERSION_CONFLICT', { context: { … } })`. */
export function fail(
  code: ErrorCode,
  rest: Partial<Pick<ErrorBody['error'], 'fields' | 'context' | 'message'>> = {},
): Refusal {
  const status = errorCatalogue[code];
  const requestId = 'request-of-the-test';
  const docs = errorDocs(code);
  return { refusal: { code, message: code, status, requestId, docs, ...rest } };
}

export function isRefusal(answer: unknown): answer is Refusal {
  return typeof answer === 'object' && answer !== null && 'refusal' in answer;
}

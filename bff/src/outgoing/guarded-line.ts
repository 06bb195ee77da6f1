import type { Agent, request as plainRequest } from 'node:http';
import { request } from 'node:https';
import { RequestFilteringHttpsAgent } from 'request-filtering-agent';

/** Transport to servers with addresses given by users. */
export interface Line {
  protocol: 'https:' | 'http:';
  request: typeof plainRequest;
  agent: Agent;
}

/** Checks each resolved address while connecting: none may be in a private network. */
export const guardedLine: Line = {
  protocol: 'https:',
  request,
  agent: new RequestFilteringHttpsAgent(),
};

/** Checks whether a request failed for that reason. The agent only reports it in its message. */
export const isPrivateNetwork = (error: unknown): boolean =>
  error instanceof Error && /^DNS lookup .+ is not allowed/.test(error.message);

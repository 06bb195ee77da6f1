import type { Agent, request as plainRequest } from 'node:http';
import { request } from 'node:https';
import { RequestFilteringHttpsAgent } from 'request-filtering-agent';

/** How servers are reached whose address people name. */
export interface Line {
  protocol: 'https:' | 'http:';
  request: typeof plainRequest;
  agent: Agent;
}

/** Looks at each address that a name leads to, right when it connects: none of a private network. */
export const guardedLine: Line = {
  protocol: 'https:',
  request,
  agent: new RequestFilteringHttpsAgent(),
};

/** Whether a request failed because of that. The agent names its reason in words alone. */
export const isPrivateNetwork = (error: unknown): boolean =>
  error instanceof Error && /^DNS lookup .+ is not allowed/.test(error.message);

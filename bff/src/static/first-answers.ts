import type { AnyEndpoint } from '@muster/contracts';
import type { Request } from 'express';
import type { Config } from '../config.ts';
import { requestState } from '../http/request-state.ts';
import { checkResponse } from '../http/response-check.ts';
import { withinTime } from '../operation/within-time.ts';
import { queryOf } from './page-parts.ts';
import type { PageSources } from './page-sources.ts';

/** Milliseconds after which the page is sent without them, and requests them itself. */
const patience = 800;

/** Returns the address from which a page would read an answer. */
const addressOf = ({ path }: AnyEndpoint, params: Readonly<Record<string, string>>): string =>
  `/api/v1${path.replace(/:(\w+)/g, (_part, name: string) => encodeURIComponent(params[name] ?? ''))}`;

/** Reads an entry page's first answers, as the endpoints return them to a visitor. */
export function answersReader(config: Config, { firstAnswersOf }: PageSources) {
  return async (req: Request): Promise<Readonly<Record<string, unknown>>> => {
    try {
      const found = await withinTime(patience, firstAnswersOf(req.path, queryOf(req)));
      return Object.fromEntries(
        found.map(({ endpoint, params, answer }) => [
          addressOf(endpoint, params),
          checkResponse(endpoint, answer, config.strictResponses),
        ]),
      );
    } catch (error) {
      requestState(req).log.warn({ err: error }, 'a page goes out without its first answers');
      return {};
    }
  };
}

import type { AnyEndpoint } from '@muster/contracts';
import type { Request } from 'express';
import type { Config } from '../config.ts';
import { requestState } from '../http/request-state.ts';
import { checkResponse } from '../http/response-check.ts';
import { withinTime } from '../operation/within-time.ts';
import { queryOf } from './page-parts.ts';
import type { PageSources } from './page-sources.ts';

/** Milliseconds after which the page goes out without them, and asks. */
const patience = 800;

/** Where a page would read an answer from. */
const addressOf = ({ path }: AnyEndpoint, params: Readonly<Record<string, string>>): string =>
  `/api/v1${path.replace(/:(\w+)/g, (_part, name: string) => encodeURIComponent(params[name] ?? ''))}`;

/** Reads what an entry page would ask for first, as the endpoints answer it to a visitor. */
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

import { escapeHtml } from '@muster/contracts';
import type { Request } from 'express';
import mongoose from 'mongoose';
import type { Config } from '../config.ts';
import { withinTime } from '../operation/within-time.ts';
import type { PageSources } from './page-sources.ts';
import { requestState } from '../http/request-state.ts';

/** Milliseconds after which the page is sent without it. */
const patience = 800;

/**
 * Creates the HTML head with which search engines read the public job pages without running
 * scripts.
 */
export function searchHeadReader({ publicUrl }: Config, { searchFactsOf }: PageSources) {
  return async (req: Request): Promise<string> => {
    if (mongoose.connection.readyState !== mongoose.ConnectionStates.connected) return '';
    const { job } = req.query;
    try {
      const facts = await withinTime(
        patience,
        searchFactsOf(req.path, typeof job === 'string' ? job : null, publicUrl.origin),
      );
      if (!facts) return '';
      // JSON is not executed, so it needs no nonce; the escape prevents it from closing its
      // element.
      const json = JSON.stringify(facts.data).replaceAll('<', String.raw`\u003c`);
      return [
        `<meta name="description" content="${escapeHtml(facts.description)}">`,
        `<meta property="og:title" content="${escapeHtml(facts.title)}">`,
        `<script type="application/ld+json">${json}</script>`,
      ].join('');
    } catch (error) {
      requestState(req).log.warn(
        { err: error },
        'a page goes out without what search engines read',
      );
      return '';
    }
  };
}

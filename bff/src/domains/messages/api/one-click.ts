import { limits } from '@muster/contracts';
import express, { type RequestHandler } from 'express';
import { clientNetwork } from '../../../http/client-address.ts';
import { requestState } from '../../../http/request-state.ts';
import { runtimeOf } from '../../../http/runtime.ts';
import { unsubscribeAtOnce } from '../unsubscribe.ts';

const route = '/api/unsubscribe/:token';
const readForm = express.urlencoded({ extended: false, limit: '1kb' });

/** Programs that follow every link in a mail must not unsubscribe its reader: they get the page. */
const showPage: RequestHandler = (req, res) => {
  requestState(req).route = `GET ${route}`;
  res.set('Cache-Control', 'no-store').redirect(303, `/t/#${encodeURIComponent(tokenOf(req))}`);
};

const unsubscribe: RequestHandler = async (req, res) => {
  requestState(req).route = `POST ${route}`;
  const { perIp, window } = limits.mail.unsubscribe;
  await runtimeOf(req).rateLimits.limit('unsubscribe', clientNetwork(req), perIp, window);
  await unsubscribeAtOnce(tokenOf(req));
  res.set('Cache-Control', 'no-store').status(200).type('text/plain').send('Unsubscribed');
};

const tokenOf = (req: Parameters<RequestHandler>[0]): string => String(req.params['token']);

/**
 * The address of `List-Unsubscribe` (RFC 8058). Mail programs post to it from their own servers,
 * without cookies or an Origin, so only the secret in the address counts.
 */
export const oneClickUnsubscribe: {
  route: string;
  showPage: RequestHandler;
  unsubscribe: RequestHandler[];
} = { route, showPage, unsubscribe: [readForm, unsubscribe] };

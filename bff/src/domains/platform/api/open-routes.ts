import express, { type Router } from 'express';
import { sameOrigin } from '../../../http/same-origin.ts';
import { oneClickUnsubscribe } from '../../messages/api/one-click.ts';
import { apiDocsPage, openApiJson } from '../api-docs.ts';
import { monitoring } from '../monitoring.ts';

/** Serves what the platform offers besides its API: error reports and the API's description. */
export function openRoutes(): Router {
  const router = express.Router();
  router.post('/monitoring', sameOrigin, ...monitoring);
  router.get(oneClickUnsubscribe.route, oneClickUnsubscribe.showPage);
  router.post(oneClickUnsubscribe.route, ...oneClickUnsubscribe.unsubscribe);
  router.get('/api/docs', apiDocsPage);
  router.get('/api/docs/openapi.json', openApiJson);
  return router;
}

import { secretsMatch } from '../auth/session-id.ts';
import { AppError } from '../http/app-error.ts';
import { runtimeOf } from '../http/runtime.ts';
import type { Request, RequestHandler } from 'express';
import { metricsSource } from './metrics.ts';

const loopback = /^(?:::ffff:)?127\.\d+\.\d+\.\d+$|^::1$/;
/** Headers that proxies add to a request. */
const proxyHeader = /^(?:x-forwarded-.+|x-real-ip|forwarded|via)$/;

/**
 * Allows a scraper on this machine, or one that sends METRICS_TOKEN. A request passed on by a proxy
 * on this machine does not count as local.
 */
function mayRead(req: Request): boolean {
  const { metricsToken } = runtimeOf(req).config;
  const given = /^Bearer (.+)$/.exec(req.get('authorization') ?? '')?.[1];
  if (given !== undefined) return metricsToken !== null && secretsMatch(given, metricsToken);
  const isForwarded = Object.keys(req.headers).some((name) => proxyHeader.test(name));
  return !isForwarded && loopback.test(req.socket.remoteAddress ?? '');
}

/** `GET /metrics` in the text format of Prometheus; other callers get 404. */
export const metricsEndpoint: RequestHandler = async (req, res) => {
  if (!mayRead(req)) throw new AppError('NOT_FOUND');
  const source = metricsSource();
  res.set({ 'Content-Type': source.contentType, 'Cache-Control': 'no-store' });
  res.send(await source.metrics());
};

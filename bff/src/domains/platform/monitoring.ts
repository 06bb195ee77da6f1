import { limits } from '@muster/contracts';
import express, { type RequestHandler } from 'express';
import { AppError } from '../../http/app-error.ts';
import { clientNetwork } from '../../http/client-address.ts';
import { requestState } from '../../http/request-state.ts';
import { runtimeOf } from '../../http/runtime.ts';
import { scrubReport, storeReport } from './error-reports.ts';

const relayTimeout = 5_000;
const types = ['text/envelope', 'text/plain', 'application/json', 'application/x-sentry-envelope'];
const readText = express.text({ limit: limits.monitoring.bytes, type: types });

const countReport: RequestHandler = async (req, _res, next) => {
  requestState(req).route = 'POST /monitoring';
  const { perIp, window } = limits.monitoring;
  await runtimeOf(req).rateLimits.limit('monitoring', clientNetwork(req), perIp, window);
  next();
};

/**
 * Receives a browser's error report: scrubbed, then relayed if configured, otherwise stored
 * locally.
 */
const receiveReport: RequestHandler = async (req, res) => {
  const { config } = runtimeOf(req);
  const state = requestState(req);
  const body: unknown = req.body;
  if (typeof body !== 'string') throw new AppError('UNSUPPORTED_MEDIA_TYPE');
  if (body.trim() === '') throw new AppError('BAD_REQUEST');
  const report = scrubReport(body);
  if (config.monitoringUrl) await relay(config.monitoringUrl, report, state.log);
  else await storeReport(config, report);
  res.status(200).json({ ok: true });
};

/** Sends neither cookies nor the client's address; a failing server does not affect the user. */
async function relay(
  url: string,
  report: string,
  log: { warn(facts: object, message: string): void },
): Promise<void> {
  try {
    await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-sentry-envelope' },
      body: report,
      signal: AbortSignal.timeout(relayTimeout),
    });
  } catch (error) {
    log.warn({ err: error }, 'the monitoring server did not take a report');
  }
}

export const monitoring: RequestHandler[] = [countReport, readText, receiveReport];

import express from 'express';
import type { Router } from 'express';
import type { Config } from '../../config.ts';

/** What the platform offers beside its API: error reports and the API's description. */
export function openRoutes(_config: Config): Router {
  return express.Router();
}

import { apiKeyEndpoints } from '@muster/contracts';
import type { Router } from 'express';
import { mount } from '../../../http/mount.ts';
import { createKey, endKey, myKeys } from './api-keys.service.ts';

export function apiKeyRoutes(router: Router): void {
  mount(router, apiKeyEndpoints.list, myKeys);
  mount(router, apiKeyEndpoints.create, createKey);
  mount(router, apiKeyEndpoints.end, endKey);
}

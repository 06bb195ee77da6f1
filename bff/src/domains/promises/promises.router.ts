import { promiseEndpoints } from '@muster/contracts';
import type { Router } from 'express';
import { mount } from '../../http/mount.ts';
import { keepPromise, movePromise, withdrawPromise } from './changes/end-promise.ts';
import { listPromises, readPromise } from './reading/list-promises.ts';

/** Serves promises to candidates and clients. */
export function promiseRoutes(router: Router): void {
  mount(router, promiseEndpoints.list, listPromises);
  mount(router, promiseEndpoints.read, readPromise);
  mount(router, promiseEndpoints.keep, keepPromise);
  mount(router, promiseEndpoints.move, movePromise);
  mount(router, promiseEndpoints.withdraw, withdrawPromise);
}

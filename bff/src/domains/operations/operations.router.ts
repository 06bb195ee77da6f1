import { operationEndpoints } from '@muster/contracts';
import type { Router } from 'express';
import type { BulkActions } from '../../bulk/bulk-action.ts';
import { mount } from '../../http/mount.ts';
import { cancelOperation } from './cancel-operation.ts';
import { retryOperation, undoOperation } from './follow-operation.ts';
import { listOperationItems, listOperations, readOperation } from './read-operations.ts';

/** Serves the endpoints of bulk operations. */
export function operationRoutes(router: Router, { bulk }: { bulk: BulkActions }): void {
  mount(router, operationEndpoints.list, listOperations(bulk));
  mount(router, operationEndpoints.read, readOperation(bulk));
  mount(router, operationEndpoints.items, listOperationItems(bulk));
  mount(router, operationEndpoints.cancel, cancelOperation(bulk));
  mount(router, operationEndpoints.undo, undoOperation(bulk));
  mount(router, operationEndpoints.retry, retryOperation(bulk));
}

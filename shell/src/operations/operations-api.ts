import { operationEndpoints } from '@muster/contracts';
import { createMusterApi } from '@muster/kit';

/** The endpoints of the tray and the results of an operation. */
export const api = createMusterApi({
  operationsList: operationEndpoints.list,
  operationsRead: operationEndpoints.read,
  operationsItems: operationEndpoints.items,
  operationsCancel: operationEndpoints.cancel,
  operationsUndo: operationEndpoints.undo,
  operationsRetry: operationEndpoints.retry,
});

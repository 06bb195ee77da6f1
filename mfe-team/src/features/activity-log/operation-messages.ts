/** Log texts about bulk changes. */
export const operationMessages = {
  entity: 'Bulk change',
  group: 'Bulk changes',
  actions: {
    begin: 'Began a bulk change',
    complete: 'Bulk change made',
    stop: 'Bulk change stopped',
    fail: 'Bulk change failed',
    cancel: 'Stopped a bulk change',
  },
} as const;

import { viewEndpoints } from '@muster/contracts';

/** Endpoints of saved views; a remote spreads them into its own `createMusterApi({ … })`. */
export const savedViewEndpoints = {
  viewsList: viewEndpoints.list,
  viewsCounts: viewEndpoints.counts,
  viewsCreate: viewEndpoints.create,
  viewsCopy: viewEndpoints.copy,
  viewsUpdate: viewEndpoints.update,
  viewsDelete: viewEndpoints.delete,
  viewsRestore: viewEndpoints.restore,
  viewsArrange: viewEndpoints.arrange,
  viewsSaveLayout: viewEndpoints.saveLayout,
} as const;

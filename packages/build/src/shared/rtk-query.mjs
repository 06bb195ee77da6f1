// What apis are made of. Left out are the ways to ask that nothing takes: ours asks by the contracts.
// Another name is added here first: what a built shell lacks, a remote would find undefined.
export {
  QueryStatus,
  buildCreateApi,
  copyWithStructuralSharing,
  coreModule,
  coreModuleName,
  createApi,
  defaultSerializeQueryArgs,
  setupListeners,
  skipToken,
} from 'whole-rtk-query';

// The same with hooks; everything else is imported by its own name.
export {
  ApiProvider,
  UNINITIALIZED_VALUE,
  createApi,
  reactHooksModule,
  reactHooksModuleName,
} from 'whole-rtk-query-react';
export { QueryStatus, skipToken } from 'whole-rtk-query';

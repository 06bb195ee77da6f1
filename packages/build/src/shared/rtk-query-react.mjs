// The same with hooks; all else of it is taken by its own name.
export {
  ApiProvider,
  UNINITIALIZED_VALUE,
  createApi,
  reactHooksModule,
  reactHooksModuleName,
} from 'whole-rtk-query-react';
export { QueryStatus, skipToken } from 'whole-rtk-query';

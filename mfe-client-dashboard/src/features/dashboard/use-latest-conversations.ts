import { dashboardApi } from '../../dashboard-api.ts';

/** So many conversations stand on the dashboard; all of them on their page. */
const shown = 3;

/** The latest conversations with the agency. */
export const useLatestConversations = ({ skip = false } = {}) =>
  dashboardApi.useConversationsQuery({ query: { limit: shown } }, { skip });

import { dashboardApi } from '../../dashboard-api.ts';

/** Maximum conversations on the dashboard; all are on their page. */
const shown = 3;

/** The latest conversations with the agency. */
export const useLatestConversations = ({ skip = false } = {}) =>
  dashboardApi.useConversationsQuery({ query: { limit: shown } }, { skip });

import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import {
  notificationEndpoints,
  type Notification,
  type QueryOf,
  type ResponseOf,
} from '@muster/contracts';
import { createMusterApi } from '@muster/kit';

/** The chosen folder and topic. */
export type NotificationChoice = Pick<
  QueryOf<typeof notificationEndpoints.list>,
  'folder' | 'topic'
>;
export type NotificationPage = ResponseOf<typeof notificationEndpoints.list>;

/** The user's own notifications. */
export const api = createMusterApi({
  latest: notificationEndpoints.list,
  unread: notificationEndpoints.unread,
  markRead: notificationEndpoints.markRead,
  markUnread: notificationEndpoints.markUnread,
  archive: notificationEndpoints.archive,
  unarchive: notificationEndpoints.unarchive,
});

const list = { type: 'Notification', id: 'LIST' } as const;

const paged = api.injectEndpoints({
  endpoints: (build) => ({
    pages: build.infiniteQuery<NotificationPage, NotificationChoice, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ nextCursor }) => nextCursor,
      },
      query: ({ queryArg, pageParam }) => ({
        endpoint: notificationEndpoints.list,
        query: { ...queryArg, cursor: pageParam ?? undefined },
      }),
      providesTags: [list],
    }),
  }),
});

/** The list that is loaded page by page; new notifications refetch all its pages. */
export const { usePagesInfiniteQuery } = paged;

const belongs = ({ readAt, archivedAt }: Notification, { folder }: NotificationChoice): boolean => {
  if (folder === 'archived') return archivedAt !== null;
  return archivedAt === null && (folder === 'all' || readAt === null);
};

type RootState = Parameters<typeof paged.util.selectInvalidatedBy>[0];
export type NotificationsDispatch = ThunkDispatch<RootState, unknown, UnknownAction>;

/**
 * Applies a change to the number and every list at once, before the server has made it.
 * @returns reverts it
 */
export const showAtOnce =
  (
    change: (notification: Notification) => Notification,
    count: (unread: number) => number,
  ): ThunkAction<() => void, RootState, unknown, UnknownAction> =>
  (dispatch, getState) => {
    const kept = paged.util.selectInvalidatedBy(getState(), [list]);
    const patches = [
      dispatch(
        api.util.updateQueryData('unread', undefined, (draft) => {
          draft.unread = Math.max(0, count(draft.unread));
        }),
      ),
      ...kept
        .filter(({ endpointName }) => endpointName === 'pages')
        .map(({ originalArgs }: { originalArgs: NotificationChoice }) =>
          dispatch(
            paged.util.updateQueryData('pages', originalArgs, ({ pages }) => {
              for (const page of pages)
                page.data = page.data.map(change).filter((one) => belongs(one, originalArgs));
            }),
          ),
        ),
    ];
    return () => patches.forEach((patch) => patch.undo());
  };

import { Drawer, NoticeBar, PageSkeleton, type DrawerProps } from '@muster/ui';
import { QueryView, type QueryLike } from './query-view.tsx';

export interface LoadingDrawerProps extends Pick<DrawerProps, 'title' | 'onClose' | 'width'> {
  query: QueryLike<unknown>;
  /** Why there is no form, now that the record is known. */
  refusal?: string | false | undefined;
}

/** Replaces a form's drawer while its record loads, is unavailable, or allows no change. */
export function LoadingDrawer({ query, refusal, ...drawer }: LoadingDrawerProps) {
  return (
    <Drawer opened {...drawer}>
      {refusal ? (
        <NoticeBar kind="warning">{refusal}</NoticeBar>
      ) : (
        <QueryView query={query} skeleton={<PageSkeleton variant="form" />}>
          {() => null}
        </QueryView>
      )}
    </Drawer>
  );
}

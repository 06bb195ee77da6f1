import { useLocation, useNavigate } from 'react-router-dom';

const key = 'notifications';
const opened = 'open';

/** State of a history entry created by opening the centre over a page. */
interface CentreState {
  notificationsOver: true;
}

const wasOpenedOver = (state: unknown): state is CentreState =>
  typeof state === 'object' && state !== null && 'notificationsOver' in state;

const queryOf = (params: URLSearchParams) => (params.size > 0 ? `?${params.toString()}` : '');

/**
 * Returns whether the notification centre is open: `?notifications=open` in any address, so that a
 * link opens it and Back closes it. The entry's state of an overlay below is kept.
 */
export function useCentreInAddress() {
  const { pathname, search, hash, state } = useLocation() as ReturnType<typeof useLocation> & {
    state: unknown;
  };
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  return {
    isOpen: params.get(key) === opened,
    open() {
      params.set(key, opened);
      const kept = typeof state === 'object' ? state : null;
      const here = { pathname, search: queryOf(params), hash };
      void navigate(here, { state: { ...kept, notificationsOver: true } });
    },
    close() {
      if (wasOpenedOver(state)) return void navigate(-1);
      params.delete(key);
      void navigate({ pathname, search: queryOf(params), hash }, { replace: true, state });
    },
  };
}

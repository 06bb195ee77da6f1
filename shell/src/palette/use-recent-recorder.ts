import { useEffect } from 'react';
import type { SignedIn } from '../routing/home-path.ts';
import { recentKeyOf, rememberRecord } from './recent-records.ts';
import { recordAt } from './record-places.ts';

/** Remembers each record that the user opens. */
export function useRecentRecorder(props: { session: SignedIn; pathname: string }): void {
  const { session, pathname } = props;
  const key = recentKeyOf(session);
  useEffect(() => {
    const record = recordAt(pathname);
    if (record) rememberRecord(key, record);
  }, [key, pathname]);
}

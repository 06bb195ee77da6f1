import { lazyNamed, useSession } from '@muster/kit';
import { Suspense } from 'react';
import { useCallAddress } from './use-call-address.ts';

const BookCall = lazyNamed(() => import('./book-call.tsx'), 'BookCall');

/** Dialog to book a call with the member in the address; not during impersonation. */
export function CallOverPage() {
  const { calling } = useCallAddress();
  const session = useSession();
  if (!calling || session?.impersonation) return null;
  return (
    <Suspense fallback={null}>
      <BookCall key={calling} userId={calling} />
    </Suspense>
  );
}

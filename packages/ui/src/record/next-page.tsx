import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';

export interface NextPageProps {
  /** Where the next page begins; null after the last one. */
  cursor: string | null;
  /** `Show earlier`. */
  label: string;
  /** The next page, which opens beneath this one. */
  children: (cursor: string) => ReactNode;
}

/** The way on from a page that others follow: a button, and in its place the next page. */
export function NextPage({ cursor, label, children }: NextPageProps) {
  const [goesOn, setGoesOn] = useState(false);
  if (cursor === null) return null;
  if (goesOn) return children(cursor);
  return (
    <Button variant="subtle" size="xs" onClick={() => setGoesOn(true)}>
      {label}
    </Button>
  );
}

import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';

export interface NextPageProps {
  /** Start of the next page; null after the last one. */
  cursor: string | null;
  /** `Show earlier`. */
  label: string;
  /** Renders the next page, below this one. */
  children: (cursor: string) => ReactNode;
}

/** Loads the next page: a button, replaced by the next page when pressed. */
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

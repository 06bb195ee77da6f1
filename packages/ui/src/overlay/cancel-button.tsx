import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useCloseOverlay } from './unsaved-input.tsx';

/** The cancel button of an overlay: asks first if typed input would be lost. */
export function CancelButton({ children }: { children: ReactNode }) {
  const close = useCloseOverlay();
  return (
    <Button variant="default" size="md" onClick={close}>
      {children}
    </Button>
  );
}

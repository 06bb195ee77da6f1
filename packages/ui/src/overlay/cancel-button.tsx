import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useCloseOverlay } from './unsaved-input.tsx';

/** The way out at the foot of an overlay: asks first where something typed would be lost. */
export function CancelButton({ children }: { children: ReactNode }) {
  const close = useCloseOverlay();
  return (
    <Button variant="default" size="md" onClick={close}>
      {children}
    </Button>
  );
}

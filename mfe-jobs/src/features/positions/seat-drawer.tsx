import type { FormEvent, ReactNode } from 'react';
import { useOverlayClose } from '@muster/kit';
import { FormDrawer, type ErrorSummaryProps } from '@muster/ui';
import { usePositionMessages } from './messages.ts';

interface SeatDrawerProps {
  title: string;
  subtitle?: string | undefined;
  save: string;
  form: { dirty: boolean; summary: ErrorSummaryProps };
  saving: { submit: (event?: FormEvent) => void; pending: boolean; dialog: ReactNode };
  children: ReactNode;
}

/** Frame of the seat forms. */
export function SeatDrawer(props: SeatDrawerProps) {
  const t = usePositionMessages();
  const close = useOverlayClose();
  return <FormDrawer {...props} onClose={close} cancel={t('form.cancel')} />;
}

import type { ReactNode } from 'react';

export type NavDrawerProps = { opened: boolean; onClose: () => void; children: ReactNode };

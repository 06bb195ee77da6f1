import type { ReactNode } from 'react';

interface StartAtProps {
  active: boolean;
  children: ReactNode;
}

/** Gives a field the focus when its overlay opens, instead of the first one. */
export function StartAt({ active, children }: StartAtProps) {
  return (
    <div
      data-autofocus={active || undefined}
      tabIndex={active ? -1 : undefined}
      onFocus={({ target, currentTarget }) => {
        if (target === currentTarget)
          currentTarget.querySelector<HTMLElement>('input, textarea')?.focus();
      }}
    >
      {children}
    </div>
  );
}

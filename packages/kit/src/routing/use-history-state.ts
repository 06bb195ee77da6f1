import { useState } from 'react';

/** The state of a step in the browser's history; routers keep their own part of it elsewhere. */
interface Step {
  usr?: Record<string, unknown> | null;
}

const stepNow = (): Step => (window.history.state as Step | null) ?? {};

/**
 * State of this step in the browser's history: reloading the page and coming back keep it, and
 * opening the same address anew begins without it. For what was sent and is to be corrected, on
 * pages that phones reload while their users read a mail.
 */
export function useHistoryState<T>(
  key: string,
  isValid: (value: unknown) => value is T,
): [T | null, (value: T | null) => void] {
  const [value, setValue] = useState(() => {
    const kept = stepNow().usr?.[key];
    return isValid(kept) ? kept : null;
  });
  return [
    value,
    (next) => {
      setValue(next);
      const step = stepNow();
      const { [key]: _before, ...others } = step.usr ?? {};
      const usr = next === null ? others : { ...others, [key]: next };
      // The address stays, so that nothing is navigated.
      window.history.replaceState({ ...step, usr }, '');
    },
  ];
}

import type { FieldError } from '@muster/contracts';
import type { ApiError } from '@muster/kit';

/** Shows at the name that another pool has it, even one that the user may not see. */
export const tellNameTaken =
  (form: { setServerErrors: (fields: readonly FieldError[]) => void }) =>
  ({ code }: Pick<ApiError, 'code'>): boolean => {
    if (code !== 'DUPLICATE') return false;
    form.setServerErrors([{ path: 'name', code: 'NOT_UNIQUE', message: '' }]);
    return true;
  };

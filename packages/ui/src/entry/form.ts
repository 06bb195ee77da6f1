import { useRef, useState } from 'react';
import { setAtPath } from '../form/state/field-path.ts';

type Values = Record<string, unknown>;
type Errors = Record<string, string>;

interface Given<V extends Values> {
  initialValues: V;
  validate: (values: V) => Errors;
}

/** What `useZodForm` asks of a form whose fields are no lists, and which is not reset. */
interface EntryForm<V extends Values> {
  values: V;
  errors: Errors;
  submitting: boolean;
  getInitialValues: () => V;
  getValues: () => V;
  setFieldValue: (path: string, of: () => unknown) => void;
  setFieldError: (path: string, text: string) => void;
  setErrors: (next: Errors) => void;
  setValues: (next: (current: V) => V) => void;
  onSubmit: (save: (values: V) => unknown, refuse: () => void) => () => void;
}

/** The state of a form on an entry page, in place of `@mantine/form` there. */
export function useForm<V extends Values>({ initialValues, validate }: Given<V>): EntryForm<V> {
  const [first] = useState(initialValues);
  const [values, setValues] = useState(first);
  const [errors, setErrors] = useState<Errors>({});
  const [submitting, setSubmitting] = useState(false);
  const latest = useRef(first);
  const change = (next: V) => {
    latest.current = next;
    setValues(next);
  };
  return {
    values,
    errors,
    submitting,
    setErrors,
    getInitialValues: () => first,
    getValues: () => latest.current,
    setFieldValue: (path, of) => {
      change(setAtPath(latest.current, path, of()));
      // Clears the error, because the changed value may be valid.
      setErrors((all) => {
        const { [path]: _, ...others } = all;
        return others;
      });
    },
    setFieldError: (path, text) => setErrors((all) => ({ ...all, [path]: text })),
    setValues: (next) => change(next(latest.current)),
    onSubmit: (save, refuse) => () => {
      const found = validate(latest.current);
      setErrors(found);
      if (Object.keys(found).length > 0) return refuse();
      setSubmitting(true);
      void Promise.resolve(save(latest.current)).finally(() => setSubmitting(false));
    },
  };
}

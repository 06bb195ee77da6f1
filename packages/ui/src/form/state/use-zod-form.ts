import type { FieldError } from '@muster/contracts';
import { useForm } from '@mantine/form';
import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type FormEvent,
  type RefObject,
} from 'react';
import type { z } from 'zod';
import { changedPaths, isSame } from '../conflict/changed-paths.ts';
import { fieldErrorText } from './field-error-text.ts';
import {
  describeFields,
  nearestField,
  type DescribedField,
  type FieldWords,
} from '../field-words.ts';
import {
  getAtPath,
  toFormPath,
  type FieldPath,
  type FieldValue,
  type ListItem,
  type ListPath,
} from './field-path.ts';
import type { BoundField } from '../field.types.ts';
import { zodProblems } from './zod-problems.ts';

type FormValues = Record<string, unknown>;

export interface ZodFormOptions<Schema extends z.ZodType, Values extends FormValues> {
  schema: Schema;
  initialValues: Values;
  /** When a field is first checked: on submit (default), or on leaving it once it was changed. */
  mode?: 'submit' | 'blur';
  /**
   * Returns what is validated and sent, if it differs from the edited values (empty text to null
   * …).
   */
  prepare?: (values: Values) => unknown;
  /**
   * From a path of the API, or of what `prepare` makes, to one of the form, where the two differ in
   * shape. The `changes.` of a patch is taken off before.
   */
  mapPath?: (formPath: string) => string;
  /** Words for values that no single field shows: a list, a group of fields. Fields tell their own. */
  words?: Readonly<Record<string, FieldWords>>;
}

/** One line of the error summary; without an id no field shows it, but it may have a name. */
export interface SummaryLine {
  path: string;
  id: string | undefined;
  label: string | undefined;
  text: string;
}

/** The parts of a list that `RepeatRows` needs. */
export interface BoundList<Item> {
  id: string;
  error: string | undefined;
  items: readonly Item[];
  onAdd: (item: Item) => void;
  onRemove: (index: number) => void;
  onMove: (from: number, to: number) => void;
  /** Tells the form what the list is called. */
  onWords: (words: FieldWords) => void;
}

export interface ZodForm<Values extends FormValues, Output> {
  values: Values;
  /** Whether it differs from the initial values. */
  dirty: boolean;
  submitting: boolean;
  field: <Path extends FieldPath<Values>>(path: Path) => BoundField<FieldValue<Values, Path>>;
  list: <Path extends ListPath<Values>>(path: Path) => BoundList<ListItem<Values, Path>>;
  setValue: <Path extends FieldPath<Values>>(path: Path, value: FieldValue<Values, Path>) => void;
  /** Merges some values into the present ones (facts read from a CV, a merge). */
  applyPatch: (patch: Partial<Values>) => void;
  /** Resets to these values, or to the initial ones: nothing is dirty, nothing refused. */
  reset: (values?: Values) => void;
  /**
   * From now on, changes are measured against these values (saved while typing); the user's input
   * and the errors stay.
   */
  rebase: (values: Values) => void;
  /** Every field that was shown, in words: for "yours or theirs" and "was → is". */
  described: () => readonly DescribedField[];
  /** What differs from the beginning; see `changedPaths`. */
  changedPaths: () => string[];
  /** Shows the server's errors by field, and moves the focus to the summary. */
  setServerErrors: (fields: readonly FieldError[]) => void;
  /** Shows one sentence that belongs to no field, and moves the focus to the summary. */
  setFormError: (text: string) => void;
  /** Validates the values and calls `save` with the parsed ones, or shows the errors. */
  submit: (
    save: (output: Output, values: Values) => void | Promise<void>,
  ) => (event?: FormEvent) => void;
  summary: { lines: readonly SummaryLine[]; ref: RefObject<HTMLDivElement | null> };
}

/** Field ids hold no dots or brackets, so that a link of the summary can name them. */
function fieldId(formId: string, path: string): string {
  return `${formId}-${path.replaceAll(/[^\w-]/g, '-')}`;
}

/** What fields register; registering causes no render. */
function toldWords() {
  const known = new Map<string, FieldWords>();
  const tellers = new Map<string, (words: FieldWords) => void>();
  return {
    all: (): ReadonlyMap<string, FieldWords> => known,
    /** The same function for a field each time, so that the field does not tell again. */
    teller(path: string, onTold: (words: FieldWords) => void) {
      const before = tellers.get(path);
      if (before) return before;
      const tell = (words: FieldWords) => {
        known.set(path, words);
        onTold(words);
      };
      tellers.set(path, tell);
      return tell;
    },
  };
}

/**
 * A form bound to a zod schema: typed field properties, dirtiness by value, the same texts for
 * what the schema and what the server refuses, and one summary of it all that takes the focus.
 */
export function useZodForm<
  Schema extends z.ZodType,
  Values extends FormValues = z.input<Schema> & FormValues,
>(options: ZodFormOptions<Schema, Values>): ZodForm<Values, z.output<Schema>> {
  const { schema, initialValues, mode = 'submit', prepare, mapPath, words: given } = options;
  const formId = useId();
  const summaryRef = useRef<HTMLDivElement>(null);
  const [labels, setLabels] = useState<Readonly<Record<string, string>>>({});
  const [failures, setFailures] = useState(0);

  // What fields have registered; values are formatted only on demand, by the summary.
  const [words] = useState(() => toldWords());

  /** The field that a path of the API or of what `prepare` makes belongs to. */
  function fieldAt(path: string): string {
    const formPath = toFormPath(path);
    return nearestField(words.all(), mapPath ? mapPath(formPath) : formPath);
  }

  function check(values: Values): Record<string, string> {
    const input = prepare ? prepare(values) : values;
    const result = schema.safeParse(input);
    if (result.success) return {};
    const problems = Object.entries(zodProblems(result.error.issues, input));
    return Object.fromEntries(
      problems.map(([path, problem]) => [fieldAt(path), fieldErrorText(problem)]),
    );
  }

  const form = useForm<Values>({ mode: 'controlled', initialValues, validate: check });
  const values = form.values;
  const initial = form.getInitialValues();

  // After a refused save the focus moves to the summary, once it is rendered.
  useEffect(() => {
    if (failures > 0) summaryRef.current?.focus();
  }, [failures]);

  const wordsSetter = useCallback(
    (path: string) =>
      words.teller(path, ({ label }) =>
        setLabels((all) => (all[path] === label ? all : { ...all, [path]: label })),
      ),
    [words],
  );

  // The library types values by its own idea of paths; callers were checked against FieldValue.
  // Given as a function, so that a value is never mistaken for one.
  function setAt(path: string, value: unknown) {
    form.setFieldValue(path, (() => value) as () => never);
  }

  function checkOnBlur(path: string) {
    if (mode !== 'blur' || isSame(getAtPath(values, path), getAtPath(initial, path))) return;
    const text = check(form.getValues())[path];
    if (text !== undefined) form.setFieldError(path, text);
  }

  function errorAt(path: string): string | undefined {
    const error = form.errors[path];
    return error === undefined || error === null ? undefined : String(error);
  }

  const lines = Object.entries(form.errors).map(([path, text]): SummaryLine => {
    const shown = labels[path];
    return {
      path,
      id: shown === undefined ? undefined : fieldId(formId, path),
      label: shown ?? given?.[path]?.label,
      text: String(text),
    };
  });

  return {
    values,
    dirty: !isSame(values, initial),
    submitting: form.submitting,
    field: (path) => ({
      id: fieldId(formId, path),
      name: path,
      value: getAtPath(values, path) as FieldValue<Values, typeof path>,
      onChange: (value) => setAt(path, value),
      onBlur: () => checkOnBlur(path),
      error: errorAt(path),
      onWords: wordsSetter(path),
      dirty: !isSame(getAtPath(values, path), getAtPath(initial, path)),
    }),
    list: (path) => ({
      id: fieldId(formId, path),
      error: errorAt(path),
      items: (getAtPath(values, path) ?? []) as ListItem<Values, typeof path>[],
      onAdd: (item) => form.insertListItem(path, item as never),
      onRemove: (index) => form.removeListItem(path, index),
      onMove: (from, to) => form.reorderListItem(path, { from, to }),
      onWords: wordsSetter(path),
    }),
    setValue: setAt,
    applyPatch: (patch) => form.setValues((current) => ({ ...current, ...patch })),
    reset: (next) => {
      if (next) form.setInitialValues(next);
      form.reset();
    },
    rebase: (next) => form.setInitialValues(next),
    described: () =>
      describeFields(new Map([...words.all(), ...Object.entries(given ?? {})]), values),
    changedPaths: () => changedPaths(initial, form.getValues()),
    setServerErrors: (fields) => {
      const texts = fields.map(({ path, code, params, message }) => {
        const text = fieldErrorText({ code, params: params ?? {} });
        return [fieldAt(path), text || message] as const;
      });
      form.setErrors(Object.fromEntries(texts));
      setFailures((count) => count + 1);
    },
    setFormError: (text) => {
      form.setErrors({ '': text });
      setFailures((count) => count + 1);
    },
    submit: (save) => (event) => {
      event?.preventDefault();
      // A form inside a portal still bubbles through React to the form it was opened from.
      event?.stopPropagation();
      if (form.submitting) return;
      form.onSubmit(
        (current) => save(schema.parse(prepare ? prepare(current) : current), current),
        () => setFailures((count) => count + 1),
      )();
    },
    summary: { lines, ref: summaryRef },
  };
}

import type { z } from 'zod';
import { useFormMutation, type FormMutation, type FormMutationOptions } from '@muster/kit';
import { useZodForm, type ZodForm, type ZodFormOptions } from '@muster/ui';
import { noChange, type ListChange, type Listed } from './list-change.ts';
import { useListChange } from './use-list-change.ts';

type Rows<Values, List extends keyof Values> = Values[List] extends (infer Row)[] ? Row : never;

interface ListFormOptions<
  Schema extends z.ZodType,
  Values extends Record<string, unknown>,
  List extends keyof Values & string,
  Item extends Listed,
  Owner extends { version: number },
  Args,
  Result,
>
  extends
    Pick<ZodFormOptions<Schema, Values>, 'schema' | 'words'>,
    Pick<
      FormMutationOptions<Values, z.output<Schema>, Args, Result, Owner>,
      'mutation' | 'draft' | 'onSaved'
    > {
  /** The owner of the list, as it was when the form opened. */
  owner: Owner;
  /** Name of the list in the form. */
  list: List;
  toValues: (owner: Owner) => Values;
  /** Returns the part of a row that is sent. */
  toItem: (row: Rows<Values, List>) => Item;
  /** Returns the part of a row that is validated, if that is more. */
  toChecked?: (row: Rows<Values, List>) => unknown;
  toArgs: (change: ListChange<Item>, version: number) => Args;
  /** Maps a path of a sent row to one of an edited row. */
  mapPath?: (path: string) => string;
}

interface ListForm<Values extends Record<string, unknown>, Output> {
  form: ZodForm<Values, Output>;
  saving: FormMutation;
}

/** The form of one list of a record; sends only the changes, row by row. */
export function useListForm<
  Schema extends z.ZodType,
  Values extends Record<string, unknown>,
  List extends keyof Values & string,
  Item extends Listed,
  Owner extends { version: number },
  Args extends object,
  Result,
>({
  owner,
  list,
  schema,
  words,
  toValues,
  toItem,
  toChecked = toItem,
  toArgs,
  mapPath = (path) => path,
  ...saved
}: ListFormOptions<Schema, Values, List, Item, Owner, Args, Result>): ListForm<
  Values,
  z.output<Schema>
> {
  const change = useListChange();
  const base = toValues(owner);
  const rowsOf = (values: Values) => values[list] as Rows<Values, List>[];
  const form = useZodForm<Schema, Values>({
    schema,
    initialValues: base,
    ...(words && { words }),
    prepare: (values) => ({ [list]: rowsOf(values).map(toChecked) }),
    mapPath: (path) => mapPath(change.mapPath(path)),
  });
  const saving = useFormMutation({
    ...saved,
    form,
    version: owner.version,
    toArgs: ({ values, version, base: before }) =>
      toArgs(
        change.changeOf(rowsOf(before).map(toItem), rowsOf(values).map(toItem)) ?? noChange,
        version,
      ),
    onConflict: { base, toValues },
  });
  return { form, saving };
}
